import { pasanganKalimat } from '../pertukaran/bahasa/kalimat.ts';
import { pasanganLabel } from '../pertukaran/bahasa/label.ts';
import { messagePairs } from './messages.ts';
import { createReader } from './reading.ts';

/**
 * The English of what the server says in Indonesian, to those who read English (`bahasaDipakai`); words inside a
 * sentence, a label or a state, are read as well. What has no English stays as it is.
 */
export const readEnglish = createReader([...messagePairs, ...pasanganKalimat, ...pasanganLabel]);
