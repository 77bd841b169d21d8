import { DataTable } from 'react-admin';
import type { QueueOptions, QueueTab } from '../../../../resources/kit/index.ts';
import { useWords } from '../../providers/language.ts';
import { useExtraColumns } from '../../ui/extras/useExtraColumns.ts';
import { Column } from '../../ui/list/Column.tsx';
import { RecordTable } from '../../ui/list/RecordTable.tsx';
import { useCellColumns } from '../../ui/list/rowCells.tsx';
import { useDensity } from '../../ui/list/useView.ts';
import { useFieldAccess, useMay } from '../../ui/permissions.ts';
import { fieldOf, useDeclaration } from '../../ui/registry.ts';
import { WarningIcons } from '../record/WarningIcons.tsx';
import { BegunCell } from './BegunChip.tsx';
import { detailAddress } from './queueFilter.ts';
import { useCallsOfRole } from './useQueueCalls.ts';
import { WaitingChip } from './WaitingChip.tsx';

/** The rows of a tab; one opens its detail. */
export function QueueTable({ options, tab }: { options: QueueOptions; tab: QueueTab }) {
  const say = useWords();
  const [density] = useDensity();
  const calls = useCallsOfRole(options);
  const mayAct = useMay('action') || calls.length > 0;
  const { hidden } = useFieldAccess();
  const { begun } = options;
  const { chosen: extra } = useExtraColumns();
  const cells = useCellColumns();
  const shown = options.columns
    // Where decisions wait, how long it waits stands in front.
    .filter(name => !hidden.has(name) && !(tab.bulk && name === options.waiting.since));
  const resource = useDeclaration();
  // The state stays where it is looked for: last.
  const last = shown.findIndex(name => fieldOf(resource, name).kind === 'status');
  const at = last < 0 ? shown.length : last;
  const column = (name: string) => (
    <Column key={name} source={name}>
      {begun?.columns[name] ? <BegunCell begun={begun} column={name} /> : undefined}
    </Column>
  );
  const { warnings } = options.detail;
  return (
    <RecordTable
      size={density}
      rowClick={id => detailAddress(options, id, tab.key)}
      selectable={tab.bulk && mayAct}
      named={options.card.title}
      cellWidth={260}
    >
      {tab.bulk ? (
        <DataTable.Col label={say('Menunggu')} disableSort>
          <WaitingChip {...options.waiting} />
        </DataTable.Col>
      ) : null}
      {cells.first}
      {shown.slice(0, at).map(column)}
      {cells.beside}
      {extra.map(column)}
      {shown.slice(at).map(column)}
      {warnings ? (
        <DataTable.Col label={say('Peringatan')} disableSort>
          <WarningIcons {...warnings} />
        </DataTable.Col>
      ) : null}
    </RecordTable>
  );
}
