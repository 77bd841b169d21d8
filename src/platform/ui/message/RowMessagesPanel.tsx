import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useRecordContext } from 'react-admin';
import type { PercakapanData } from '../../../../resources/pesan/panggilanPercakapan.ts';
import { Loading } from '../../common/Loading.tsx';
import { formatDateTime } from '../../providers/format.ts';
import { useLabel, useWords } from '../../providers/language.ts';
import { RetryAlert } from '../RetryAlert.tsx';
import { useDeclaration } from '../registry.ts';
import { Pages } from './Pages.tsx';
import { RowMessageAction } from './RowMessageAction.tsx';
import { Thread } from './Thread.tsx';
import { useMayWriteTo } from './useMayWriteTo.ts';
import { useRowThreads, useThread } from './useThreads.ts';

const onPage = 10;

/** Messages about the record in context that may be answered, with their answers; whoever may writes another one. */
export default function RowMessagesPanel() {
  const say = useWords();
  const labelOf = useLabel();
  const title = useId();
  const may = useMayWriteTo();
  const { name } = useDeclaration();
  const id = String(useRecordContext()?.id ?? '');
  const [from, setFrom] = useState(0);
  const [open, setOpen] = useState<string | null>(null);
  const { data, error, refetch } = useRowThreads(name, id, from);
  if (!data) return error ? <RetryAlert error={error} onRetry={refetch} severity="warning" /> : null;
  // Who neither writes from here nor has a conversation needs no empty part.
  if (!may && data.jumlah === 0) return null;
  return (
    <Paper variant="outlined" component="section" aria-labelledby={title} sx={{ p: { xs: 2, sm: 2.5 }, minWidth: 0 }}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ alignItems: 'center', flexWrap: 'wrap', mb: 1.5 }}>
        <Typography id={title} component="h2" variant="h6" sx={{ mr: 'auto' }}>
          {labelOf('Percakapan')}
        </Typography>
        {may ? <RowMessageAction id={id} /> : null}
      </Stack>
      {data.jumlah === 0 ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {say('Belum ada pesan yang boleh dibalas tentang data ini.')}
        </Typography>
      ) : null}
      {data.percakapan.map(one => (
        <OneThread
          key={one.id}
          thread={one}
          open={open === one.id}
          onOpen={() => setOpen(open === one.id ? null : one.id)}
        />
      ))}
      <Pages from={from} onPage={onPage} total={data.jumlah} onMove={setFrom} />
    </Paper>
  );
}

interface OneProps {
  thread: PercakapanData;
  open: boolean;
  onOpen: () => void;
}

/** One conversation: what it is, and, opened, all of it. */
function OneThread({ thread: { id, judul, pengirim, penerima, terakhir, balasan }, open, onOpen }: OneProps) {
  const say = useWords();
  const facts = [`${pengirim} → ${penerima}`, say('%{n} balasan', { n: balasan }), formatDateTime(terakhir)];
  return (
    <Accordion
      expanded={open}
      onChange={onOpen}
      variant="outlined"
      disableGutters
      slotProps={{ heading: { component: 'h3' }, transition: { unmountOnExit: true } }}
    >
      <AccordionSummary expandIcon={<ExpandMoreIcon />}>
        <span>
          <Typography component="span" variant="subtitle2" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
            {judul}
          </Typography>
          <Typography
            component="span"
            variant="body2"
            sx={{ display: 'block', color: 'text.secondary', overflowWrap: 'anywhere' }}
          >
            {facts.join(' · ')}
          </Typography>
        </span>
      </AccordionSummary>
      <AccordionDetails>
        <Opened id={id} />
      </AccordionDetails>
    </Accordion>
  );
}

function Opened({ id }: { id: string }) {
  const say = useWords();
  const { data, error, isPending, refetch } = useThread(id);
  if (isPending) return <Loading height={160} label={say('Memuat percakapan')} />;
  if (error) return <RetryAlert error={error} onRetry={refetch} />;
  return <Thread thread={data} />;
}
