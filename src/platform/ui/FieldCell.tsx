import { CellFrom } from './cells/CellFrom.tsx';
import { cells } from './cells.tsx';

interface Props {
  source: string;
  /** Whole text and links, as on a show page. */
  full?: boolean;
  /** No heading in sight says what it counts: the unit goes along. */
  alone?: boolean;
}

/** Value of a field of the record in context, shown as its kind is shown; asked for by name only. */
export const FieldCell = ({ source, full = false, alone = full }: Props) => (
  <CellFrom source={source} full={full} alone={alone} table={cells} />
);
