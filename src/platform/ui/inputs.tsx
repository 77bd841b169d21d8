import { type InputTable, plainInputs } from './inputs/plain.tsx';
import { RowsInput } from './inputs/RowsInput.tsx';

/** Input of each kind of field. */
export const inputs: InputTable = { ...plainInputs, rows: RowsInput };
