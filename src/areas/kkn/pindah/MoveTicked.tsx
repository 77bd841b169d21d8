import { type RaRecord, useListContext } from 'react-admin';
import { MoveButton } from './MoveButton.tsx';

/** Moves the ticked participants of KKN. */
export default function MoveTicked() {
  const { data = [], selectedIds, onUnselectItems } = useListContext<RaRecord<string>>();
  const ids = selectedIds.map(String);
  return (
    <MoveButton ids={ids} rows={data.filter(({ id }) => ids.includes(id))} size="small" onDone={onUnselectItems} />
  );
}
