/** A link of the bar. */
export interface HeaderLink {
  href: string;
  label: string;
}
