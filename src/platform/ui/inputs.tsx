import { type InputTable, plainInputs } from './inputs/plain.tsx';
import { RowsInput } from './inputs/RowsInput.tsx';

/** What a value of each kind is typed or chosen with. */
export const inputs: InputTable = { ...plainInputs, rows: RowsInput };
