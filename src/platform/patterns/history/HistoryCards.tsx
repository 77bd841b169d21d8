import type { HistoryOptions } from '../../../../resources/kit/index.ts';
import { FieldCell } from '../../ui/FieldCell.tsx';
import { CardRows } from '../../ui/list/CardRows.tsx';
import { useDeclaration } from '../../ui/registry.ts';
import { statusOf } from '../../ui/show/statusOf.ts';
import { RowCard } from '../record/RowCard.tsx';
import { RowTick } from '../record/RowTick.tsx';

/** The rows of a history on a phone. */
export function HistoryCards({ options, selectable }: { options: HistoryOptions; selectable: boolean }) {
  const status = statusOf(useDeclaration());
  return (
    <CardRows>
      {record => (
        <RowCard
          card={options.card}
          to={options.detailPath?.replace(':id', encodeURIComponent(record.id))}
          before={selectable ? <RowTick /> : null}
          beside={status ? <FieldCell source={status.source} /> : null}
        />
      )}
    </CardRows>
  );
}
