import type { HistoryOptions } from '../../../resources/kit/index.ts';
import { FieldCell } from '../../crud/FieldCell.tsx';
import { CardRows } from '../../crud/list/CardRows.tsx';
import { useDeclaration } from '../../crud/registry.ts';
import { statusOf } from '../../crud/show/statusOf.ts';
import { RowCard } from '../record/RowCard.tsx';

/** The rows of a history on a phone. */
export function HistoryCards({ options }: { options: HistoryOptions }) {
  const status = statusOf(useDeclaration());
  return (
    <CardRows padding={1}>
      {record => (
        <RowCard
          card={options.card}
          to={options.detailPath?.replace(':id', encodeURIComponent(record.id))}
          beside={status ? <FieldCell source={status.source} /> : null}
        />
      )}
    </CardRows>
  );
}
