import type { FieldOf, Kind } from '../../../../resources/kit/index.ts';
import type { Values } from '../../providers/api.ts';

/** Props of every filter. */
export interface FilterProps<K extends Kind = Kind> {
  source: string;
  field: FieldOf<K>;
  label: string;
  /** All filters of the list. */
  values: Values;
  /** Sets filters; `undefined` takes one away. */
  set: (patch: Values) => void;
}
