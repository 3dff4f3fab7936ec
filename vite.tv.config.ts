import { defineConfig } from 'vite'
import { forBrowsers } from './src/web/build/forBrowsers.ts'

/** Builds for televisions from 2020 on: Tizen 5.5 has Chromium 76, webOS 6 has 79 (docs/decisions/0065). */
export default defineConfig(forBrowsers(['main.tv'], 'pages.tv.json', { language: 'chrome76', styles: ['chrome76'] }))
