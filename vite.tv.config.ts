import { defineConfig } from 'vite'
import { browserBuildConfig } from './src/web/build/browserBuild.ts'

/** Builds for televisions from 2020 on: Tizen 5.5 has Chromium 76, webOS 6 has 79 (docs/decisions/0065). */
export default defineConfig(
  browserBuildConfig(['main.tv'], 'pages.tv.json', { language: 'chrome76', styles: ['chrome76'] }),
)
