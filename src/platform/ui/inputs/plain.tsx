import type { ComponentType } from 'react';
import type { FieldOf, Kind } from '../../../../resources/kit/index.ts';
import { ChoiceInput } from './ChoiceInput.tsx';
import { ChoicesInput } from './ChoicesInput.tsx';
import { FileInput } from './FileInput.tsx';
import { FilesInput } from './FilesInput.tsx';
import { JoinCodeInput } from './JoinCodeInput.tsx';
import { JsonInput } from './JsonInput.tsx';
import { LineInput } from './LineInput.tsx';
import { MomentInput } from './MomentInput.tsx';
import { NumberInput } from './NumberInput.tsx';
import { PointInput } from './PointInput.tsx';
import { RefInput } from './RefInput.tsx';
import { RefsInput } from './RefsInput.tsx';
import { ShownField } from './ShownField.tsx';
import { SwitchInput } from './SwitchInput.tsx';
import { TextsInput } from './TextsInput.tsx';
import type { InputProps } from './useFieldInput.ts';
import { WeekInput } from './WeekInput.tsx';

/** Inputs by kind. */
export type InputTable<K extends Kind = Kind> = { readonly [P in K]: ComponentType<InputProps<FieldOf<P>>> };

/** Kinds that hold one value; child rows have fields of these. */
export type PlainKind = Exclude<Kind, 'rows'>;

/** Input of each plain kind; a kind without one does not compile. */
export const plainInputs: InputTable<PlainKind> = {
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
  file: FileInput,
  files: FilesInput,
  coordinate: PointInput,
  week: WeekInput,
  joinCode: JoinCodeInput,
  texts: TextsInput,
  // Moved by transitions only; a form shows it.
  status: ShownField,
  json: JsonInput,
};
