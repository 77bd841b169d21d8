import type { Resource } from '../../../../resources/kit/index.ts';
import type { Phrase } from '../../providers/language.ts';

/** Sentence shown before rows are deleted: whether they can be restored (`BinAction`). */
export const afterDeletion = ({ unaudited }: Resource): Phrase =>
  unaudited ? 'Data yang dihapus tidak dapat dibuka lagi.' : 'Data dapat dipulihkan dari Terhapus.';
