// The import of a file returns its URL in the build.
declare module '*.svg' {
  const url: string;
  export default url;
}
declare module '*.jpg' {
  const url: string;
  export default url;
}
declare module '*.png' {
  const url: string;
  export default url;
}
/** The text of a style sheet, minified by the build, for `adoptStyles` of the kit. */
declare module '*.css' {
  const text: string;
  export default text;
}
