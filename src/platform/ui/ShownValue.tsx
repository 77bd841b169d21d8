import { RecordContextProvider } from 'react-admin';
import { FieldCell } from './FieldCell.tsx';

interface Props {
  source: string;
  value: unknown;
  /** Words of a reference, where they are known. */
  label?: string | null;
}

/** A value that is not the record's own (a former one, somebody else's), shown as its field is shown. */
export function ShownValue({ source, value, label }: Props) {
  const embed = typeof label === 'string' ? { _embed: { [source]: { id: value, label } } } : {};
  return (
    <RecordContextProvider value={{ [source]: value, ...embed }}>
      <span>
        <FieldCell source={source} />
      </span>
    </RecordContextProvider>
  );
}
