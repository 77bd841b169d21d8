import type { Resource } from '../../../../resources/kit/index.ts';

/** What is said of rows before they are deleted: whether there is a way back (`BinAction`). */
export const afterDeletion = ({ unaudited }: Resource): string =>
  unaudited ? 'Data yang dihapus tidak dapat dibuka lagi.' : 'Data dapat dipulihkan dari Terhapus.';
