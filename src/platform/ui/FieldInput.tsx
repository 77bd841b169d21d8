import { InputFrom } from './inputs/InputFrom.tsx';
import { inputs } from './inputs.tsx';

/** Input of a field, asked for by name only; text where the person cannot write it. */
export const FieldInput = ({ source }: { source: string }) => <InputFrom source={source} table={inputs} />;
