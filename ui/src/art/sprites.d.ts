declare module '*.sprite' {
  /** The address of a sheet of drawings. */
  const url: string
  export default url
}
