import ArrowBack from '@mui/icons-material/ArrowBack';
import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import LinkIcon from '@mui/icons-material/LinkOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import type { HasilFormulir } from '../../../../resources/formulir/panggilan.ts';
import { Loading } from '../../../platform/common/Loading.tsx';
import { ScreenTitle } from '../../../platform/patterns/record/ScreenTitle.tsx';
import { formatNumber } from '../../../platform/providers/format.ts';
import { download, http } from '../../../platform/providers/http.ts';
import { useWords } from '../../../platform/providers/language.ts';
import { messageOf } from '../../../platform/ui/failedCall.ts';
import { ListActions } from '../../../platform/ui/list/ListActions.tsx';
import { LinkDialog } from '../../../platform/ui/pivot/LinkDialog.tsx';
import { RetryAlert } from '../../../platform/ui/RetryAlert.tsx';
import { AcrossTab } from './AcrossTab.tsx';
import { AnswerTable } from './AnswerTable.tsx';
import { CompareWith, LastTime } from './CompareWith.tsx';
import { QuestionResult } from './QuestionResult.tsx';
import { useBeside } from './useBeside.ts';

/** Parameter of the address that names the form with which results are compared. */
const comparedBy = 'banding';

/** /formulir/:id/hasil: what was answered to a form, for whom the form names. */
export default function ResultPage() {
  const { id = '' } = useParams();
  const say = useWords();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['formulir/hasil', id],
    queryFn: async ({ signal }) => (await http<HasilFormulir>(`formulir/hasil/${id}`, { signal })).data,
    retry: false,
  });
  return (
    <Box sx={{ pb: 3 }}>
      <ScreenTitle path="/formulir/:id/hasil" />
      <Button component={Link} to="/formulir" startIcon={<ArrowBack />} sx={{ mb: 1 }}>
        {say('Semua formulir')}
      </Button>
      {isPending ? (
        <Loading height={480} label="Memuat hasil" />
      ) : error ? (
        <RetryAlert error={error} onRetry={refetch} />
      ) : (
        <Results results={data} />
      )}
    </Box>
  );
}

function Results({ results }: { results: HasilFormulir }) {
  const { id, judul, terkirim, draf, kolom, anonim, ditampilkan } = results;
  const [tab, setTab] = useState('ringkasan');
  const [params, setParams] = useSearchParams();
  const other = params.get(comparedBy) ?? '';
  const compare = (form: string) =>
    setParams(
      old => {
        const next = new URLSearchParams(old);
        if (form) next.set(comparedBy, form);
        else next.delete(comparedBy);
        return next;
      },
      { replace: true },
    );
  const [linking, setLinking] = useState(false);
  const { data: beside } = useBeside(id, other);
  const notify = useNotify();
  const print = async () => {
    try {
      await download(`formulir/hasil/${id}/pdf`, {}, `Hasil ${judul}.pdf`);
    } catch (error) {
      notify(messageOf(error), { type: 'error' });
    }
  };
  const save = async (bentuk: 'label' | 'kode') => {
    try {
      await download(`formulir/hasil/${id}/ekspor`, { bentuk }, `Jawaban ${judul}.xlsx`);
    } catch (error) {
      notify(messageOf(error), { type: 'error' });
    }
  };
  return (
    <>
      <Stack
        direction="row"
        useFlexGap
        spacing={1}
        sx={{ alignItems: { xs: 'flex-start', sm: 'center' }, flexWrap: 'wrap' }}
      >
        <Box sx={{ flex: { xs: '1 1 0', sm: '1 1 260px' }, minWidth: 0 }}>
          <Typography component="h2" variant="h5" sx={{ overflowWrap: 'anywhere' }}>
            {judul}
          </Typography>
          <Typography className="angka" sx={{ color: 'text.secondary' }}>
            {formatNumber(terkirim)} jawaban terkirim
            {draf ? `, ${formatNumber(draf)} masih diisi` : ''}
          </Typography>
        </Box>
        {anonim && !ditampilkan ? null : (
          <ListActions
            entries={[
              { label: 'Unduh dengan label', icon: DownloadIcon, onClick: () => save('label') },
              { label: 'Unduh dengan kode', icon: DownloadIcon, onClick: () => save('kode') },
              { label: 'PDF', icon: DownloadIcon, onClick: print },
              { label: 'Tautan', icon: LinkIcon, onClick: () => setLinking(true) },
            ]}
          />
        )}
      </Stack>
      {linking ? (
        <LinkDialog
          path={`formulir/hasil/${id}/tautan`}
          text={`Siapa pun yang memegang tautan membaca angka “${judul}” pada saat dibuka, tanpa masuk. Angka di bawah lima ditutup; jawaban teks, nama, dan pertanyaan untuk peran tertentu tidak ikut.`}
          onClose={() => setLinking(false)}
        />
      ) : null}
      {anonim ? (
        <AnonymousNote sent={terkirim} shown={ditampilkan} />
      ) : (
        <Tabs
          value={tab}
          onChange={(_, next: string) => setTab(next)}
          aria-label="Bagian hasil"
          variant="scrollable"
          sx={{ my: 2 }}
        >
          <Tab value="ringkasan" label="Ringkasan" />
          <Tab value="jawaban" label="Jawaban" />
          <Tab value="kelompok" label="Menurut kelompok" />
        </Tabs>
      )}
      {anonim && !ditampilkan ? null : terkirim === 0 ? (
        <Alert severity="info">Belum ada jawaban yang terkirim.</Alert>
      ) : tab === 'kelompok' ? (
        <AcrossTab form={id} columns={kolom} />
      ) : tab === 'ringkasan' ? (
        <Stack spacing={2}>
          <CompareWith form={id} value={other} onChoose={compare} />
          <Box
            sx={{
              display: 'grid',
              gap: 2,
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
            }}
          >
            {kolom.map(column => (
              <Stack key={column.kunci} spacing={1} sx={{ minWidth: 0 }}>
                <QuestionResult form={id} column={column} />
                {beside && other ? <LastTime column={column} beside={beside} /> : null}
              </Stack>
            ))}
          </Box>
        </Stack>
      ) : (
        <AnswerTable form={id} columns={kolom} />
      )}
    </>
  );
}

/** Why results of an anonymous form are fewer than what was sent. */
function AnonymousNote({ sent, shown }: { sent: number; shown: number }) {
  const waiting = sent - shown;
  return (
    <Alert severity="info" sx={{ my: 2 }}>
      Formulir ini anonim: jawaban tidak ditampilkan satu per satu, dan yang kurang dari lima tidak ditampilkan.
      {waiting > 0
        ? ` ${formatNumber(waiting)} jawaban terbaru belum masuk hasil; jawaban masuk lima sekaligus, sisanya sesudah formulir ditutup.`
        : ''}
    </Alert>
  );
}
