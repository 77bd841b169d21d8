import { useLabel } from '../providers/language.ts';

/** A word of a declaration, a label or a choice, in the language of the page. */
export const Said = ({ label }: { label: string }) => useLabel()(label);
