export { copyFile } from './attach.ts';
export { assembled, forgetPieces } from './pieces.ts';
export { createFilePorts, type FilePorts } from './ports.ts';
export { registerFiles } from './routes.ts';
export type { FileStorage } from './storage.ts';
export { sweepFiles } from './sweep.ts';
