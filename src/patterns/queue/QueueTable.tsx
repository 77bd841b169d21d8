import { DataTable } from 'react-admin';
import type { QueueOptions, QueueTab } from '../../../resources/kit/index.ts';
import { Column } from '../../crud/list/Column.tsx';
import { RecordTable } from '../../crud/list/RecordTable.tsx';
import { useDensity } from '../../crud/list/useView.ts';
import { useFieldAccess, useMay } from '../../crud/permissions.ts';
import { WarningChips } from '../record/WarningChips.tsx';
import { BegunCell } from './BegunChip.tsx';
import { detailAddress } from './queueFilter.ts';
import { useMarks } from './useMarks.ts';
import { WaitingChip } from './WaitingChip.tsx';

/** The rows of a tab; one opens its detail. */
export function QueueTable({ options, tab }: { options: QueueOptions; tab: QueueTab }) {
  const [density] = useDensity();
  const marks = useMarks(options);
  const mayAct = useMay('action') || marks.length > 0;
  const { hidden } = useFieldAccess();
  const { begun } = options;
  const { warnings } = options.detail;
  // Where decisions wait, these say the same in every row, or say again how long it waits.
  const fixed = new Set([
    options.waiting.since,
    ...Object.keys(tab.filter),
    ...Object.keys(Object.assign({}, ...Object.values(tab.byRole ?? {}))),
  ]);
  return (
    <RecordTable
      size={density}
      rowClick={id => detailAddress(options, id, tab.key)}
      selectable={tab.bulk && mayAct}
      cellWidth={260}
    >
      {tab.bulk ? (
        <DataTable.Col label="Menunggu" disableSort>
          <WaitingChip {...options.waiting} />
        </DataTable.Col>
      ) : null}
      {options.columns
        .filter(name => !hidden.has(name) && !(tab.bulk && fixed.has(name)))
        .map(name => (
          <Column key={name} source={name}>
            {begun?.columns[name] ? <BegunCell begun={begun} column={name} /> : undefined}
          </Column>
        ))}
      {warnings ? (
        <DataTable.Col label="Peringatan" disableSort>
          <WarningChips {...warnings} />
        </DataTable.Col>
      ) : null}
    </RecordTable>
  );
}
