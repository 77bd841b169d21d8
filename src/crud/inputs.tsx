import type { ComponentType } from 'react';
import type { FieldOf, Kind } from '../../resources/kit/index.ts';
import { ChoiceInput } from './inputs/ChoiceInput.tsx';
import { ChoicesInput } from './inputs/ChoicesInput.tsx';
import { FileInput } from './inputs/FileInput.tsx';
import { FilesInput } from './inputs/FilesInput.tsx';
import { JoinCodeInput } from './inputs/JoinCodeInput.tsx';
import { JsonInput } from './inputs/JsonInput.tsx';
import { LineInput } from './inputs/LineInput.tsx';
import { MomentInput } from './inputs/MomentInput.tsx';
import { NumberInput } from './inputs/NumberInput.tsx';
import { PointInput } from './inputs/PointInput.tsx';
import { RefInput } from './inputs/RefInput.tsx';
import { RefsInput } from './inputs/RefsInput.tsx';
import { RowsInput } from './inputs/RowsInput.tsx';
import { ShownField } from './inputs/ShownField.tsx';
import { SwitchInput } from './inputs/SwitchInput.tsx';
import type { InputProps } from './inputs/useFieldInput.ts';
import { WeekInput } from './inputs/WeekInput.tsx';

type InputTable = { [K in Kind]: ComponentType<InputProps<FieldOf<K>>> };

/** What a value of each kind is typed or chosen with; a kind without its input does not compile. */
export const inputs: InputTable = {
  text: LineInput,
  longtext: LineInput,
  email: LineInput,
  phone: LineInput,
  url: LineInput,
  time: MomentInput,
  integer: NumberInput,
  decimal: NumberInput,
  money: NumberInput,
  date: MomentInput,
  datetime: MomentInput,
  boolean: SwitchInput,
  enum: ChoiceInput,
  enums: ChoicesInput,
  ref: RefInput,
  refs: RefsInput,
  rows: RowsInput,
  file: FileInput,
  files: FilesInput,
  coordinate: PointInput,
  week: WeekInput,
  joinCode: JoinCodeInput,
  // Moved by transitions only; a form shows it.
  status: ShownField,
  json: JsonInput,
};
