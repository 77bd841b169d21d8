import type { QueueOptions, QueueTab } from '../../../../resources/kit/index.ts';
import { CardRows } from '../../ui/list/CardRows.tsx';
import { CardCells } from '../../ui/list/rowCells.tsx';
import { useMay } from '../../ui/permissions.ts';
import { DocumentList } from '../documents/DocumentList.tsx';
import { RowCard } from '../record/RowCard.tsx';
import { RowTick } from '../record/RowTick.tsx';
import { useDocuments } from '../record/useDocuments.ts';
import { WarningChips } from '../record/WarningChips.tsx';
import { BegunFacts } from './BegunChip.tsx';
import { detailAddress } from './queueFilter.ts';
import { useCallsOfRole } from './useQueueCalls.ts';
import { WaitingChip } from './WaitingChip.tsx';

interface Props {
  options: QueueOptions;
  tab: QueueTab;
}

/** Files of a row, to be looked at where the row is decided on. */
const Pictures = ({ source }: { source: string }) => <DocumentList documents={useDocuments([source])} />;

/** The rows of a tab on a phone. */
export function QueueCards({ options, tab }: Props) {
  const calls = useCallsOfRole(options);
  const mayAct = useMay('action') || calls.length > 0;
  const { card, waiting, detail, begun, pictures } = options;
  return (
    <CardRows>
      {record => (
        <RowCard
          card={card}
          to={detailAddress(options, record.id, tab.key)}
          before={tab.bulk && mayAct ? <RowTick /> : null}
          beside={tab.bulk && !tab.settled ? <WaitingChip {...waiting} /> : null}
        >
          <CardCells />
          {pictures ? <Pictures source={pictures} /> : null}
          {begun ? <BegunFacts begun={begun} /> : null}
          {detail.warnings ? <WarningChips {...detail.warnings} /> : null}
        </RowCard>
      )}
    </CardRows>
  );
}
