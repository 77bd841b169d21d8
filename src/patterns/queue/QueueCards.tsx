import Stack from '@mui/material/Stack';
import { RecordContextProvider, useListContext } from 'react-admin';
import type { QueueOptions, QueueTab } from '../../../resources/kit/index.ts';
import { useMay } from '../../crud/permissions.ts';
import { RowCard } from '../record/RowCard.tsx';
import { RowTick } from '../record/RowTick.tsx';
import { WarningChips } from '../record/WarningChips.tsx';
import { BegunFacts } from './BegunChip.tsx';
import { detailAddress } from './queueFilter.ts';
import { useMarks } from './useMarks.ts';
import { WaitingChip } from './WaitingChip.tsx';

interface Props {
  options: QueueOptions;
  tab: QueueTab;
}

/** The rows of a tab on a phone. */
export function QueueCards({ options, tab }: Props) {
  const { data } = useListContext();
  const marks = useMarks(options);
  const mayAct = useMay('action') || marks.length > 0;
  const { card, waiting, detail, begun } = options;
  return (
    <Stack component="ul" spacing={1} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {data?.map(record => (
        <RecordContextProvider key={record.id} value={record}>
          <RowCard
            card={card}
            to={detailAddress(options, record.id, tab.key)}
            before={tab.bulk && mayAct ? <RowTick /> : null}
            beside={tab.bulk ? <WaitingChip {...waiting} /> : null}
          >
            {begun ? <BegunFacts begun={begun} /> : null}
            {detail.warnings ? <WarningChips {...detail.warnings} /> : null}
          </RowCard>
        </RecordContextProvider>
      ))}
    </Stack>
  );
}
