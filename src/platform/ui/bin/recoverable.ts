import type { Resource } from '../../../../resources/kit/index.ts';

/** Sentence shown before rows are deleted: whether they can be restored (`BinAction`). */
export const afterDeletion = ({ unaudited }: Resource): string =>
  unaudited ? 'Data yang dihapus tidak dapat dibuka lagi.' : 'Data dapat dipulihkan dari Terhapus.';
