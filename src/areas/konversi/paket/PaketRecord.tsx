import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useShowContext } from 'react-admin';
import type { PaketCalls } from '../../../../resources/kit/index.ts';
import { Timeline } from '../../../platform/patterns/history/Timeline.tsx';
import { Panel } from '../../../platform/patterns/record/Panel.tsx';
import { RecordSections } from '../../../platform/patterns/record/RecordSections.tsx';
import { useWords } from '../../../platform/providers/language.ts';
import { FieldCell } from '../../../platform/ui/FieldCell.tsx';
import { useDeclaration } from '../../../platform/ui/registry.ts';
import { representationOf } from '../../../platform/ui/representation.ts';
import { PageState } from '../../../platform/ui/show/PageState.tsx';
import { type PaketView, usePaketView } from './view.ts';

interface Props {
  options: PaketCalls;
  backTo: string;
  /** True if the history is shown below. */
  history?: boolean;
  children: (view: PaketView) => ReactNode;
}

const sections = [
  { title: 'Kegiatan', fields: ['idProgram', 'idPeriode', 'namaMitra', 'judulKegiatan', 'idDosenPembimbing'] },
];

/** A participation with its package, whoever looks at it: who and what, then the courses. */
export function PaketRecord({ options, backTo, history = true, children }: Props) {
  const say = useWords();
  const resource = useDeclaration();
  const { record, error, isPending, refetch } = useShowContext();
  const found = usePaketView(options, record ? { idPendaftarMbkm: String(record.id) } : null);
  if (!record) return <PageState error={error} isPending={isPending} onRetry={refetch} backTo={backTo} />;
  if (!found.data)
    return (
      <PageState error={found.error} isPending={found.isPending} onRetry={() => void found.refetch()} backTo={backTo} />
    );
  return (
    <Box>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'center', mb: 2 }}>
        <Typography variant="h6" component="p" sx={{ overflowWrap: 'anywhere' }}>
          {representationOf(resource, record)}
        </Typography>
        <FieldCell source="statusKonversi" />
      </Stack>
      {children(found.data)}
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          mt: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
        }}
      >
        <Paper variant="outlined" sx={{ p: { xs: 2, sm: 2.5 } }}>
          <RecordSections sections={sections} />
        </Paper>
        {history ? (
          <Panel title={say('Riwayat')}>
            <Timeline />
          </Panel>
        ) : null}
      </Box>
    </Box>
  );
}
