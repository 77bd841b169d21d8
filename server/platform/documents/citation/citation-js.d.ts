/** The grammar of BibTeX files; strings of properties still hold their LaTeX. */
declare module '@citation-js/plugin-bibtex/lib/input/file.js' {
  export function parse(text: string): { type: string; label: string; properties: Record<string, string | number> }[];
}

/** The grammar of a value: LaTeX becomes Unicode and HTML marks, the field `author` a list of names. */
declare module '@citation-js/plugin-bibtex/lib/input/value.js' {
  export function parse(
    text: string,
    field: string,
  ): string | readonly Readonly<Partial<Record<'given' | 'prefix' | 'family' | 'suffix', string>>>[];
}
