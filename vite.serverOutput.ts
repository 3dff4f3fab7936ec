/**
 * Output options of the code that the server runs. Without JSDoc comments, and with ASCII characters only, Node stores the
 * source in 4 in place of 8 MB. Names and lines are kept, so that stack traces stay readable.
 */
export const serverOutput = {
  comments: { legal: true, annotation: false, jsdoc: false },
  minify: { compress: false, mangle: false, codegen: { removeWhitespace: false, asciiOnly: true } },
}
