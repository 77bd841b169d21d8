import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import type { HasilKolom } from '../../../../resources/formulir/panggilan.ts';
import { ChartCard } from '../../../platform/charts/ChartCard.tsx';
import { formatDecimal, formatNumber } from '../../../platform/providers/format.ts';
import { http } from '../../../platform/providers/http.ts';
import { RetryAlert } from '../../../platform/ui/RetryAlert.tsx';

interface Props {
  form: string;
  column: HasilKolom;
}

const standing: ReadonlySet<string> = new Set(['scale', 'date', 'time']);
const texts: ReadonlySet<string> = new Set(['text', 'longtext', 'phone', 'email', 'url', 'place']);
const files: ReadonlySet<string> = new Set(['document', 'picture', 'signature']);

/** What was answered to one question: a chart where answers repeat, the texts where everybody has written another. */
export function QuestionResult({ form, column }: Props) {
  const { kunci, judul, jenis, sedikit, batang } = column;
  if (sedikit) return <NoChart title={judul} text="Kurang dari lima orang menjawab pertanyaan ini." />;
  if (batang.length)
    return (
      <ChartCard
        chart={{
          kode: kunci,
          judul,
          arah: standing.has(jenis) ? 'tegak' : 'mendatar',
          batang: batang.map(({ label, jumlah }) => ({ label, jumlah, link: null })),
        }}
      >
        <Answered column={column} />
      </ChartCard>
    );
  if (texts.has(jenis)) return <Texts form={form} column={column} />;
  return (
    <NoChart
      title={judul}
      text={files.has(jenis) ? 'Berkasnya dibuka di tab Jawaban dan dari hasil unduhan.' : 'Belum ada jawaban.'}
    >
      <Answered column={column} />
    </NoChart>
  );
}

/** How many answered, and the figures of their numbers. */
function Answered({ column: { jenis, dihapus, terjawab, angka, berulang } }: Pick<Props, 'column'>) {
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ alignItems: 'center', flexWrap: 'wrap', mt: 1 }}>
      {dihapus ? <Chip size="small" variant="outlined" label="Tidak ditanyakan lagi" /> : null}
      <Typography variant="body2" className="angka" sx={{ color: 'text.secondary' }}>
        {formatNumber(terjawab)} {berulang ? 'isian' : 'orang menjawab'}
        {angka
          ? `; rata-rata ${formatDecimal(angka.rata, 2)}, dari ${formatNumber(angka.terkecil)} sampai ${formatNumber(angka.terbesar)}`
          : ''}
        {jenis === 'ranking' ? '; grafik menghitung yang ditempatkan pertama' : ''}
      </Typography>
    </Stack>
  );
}

/** A question without a chart: answers that are files stand in the table. */
function NoChart({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <Paper variant="outlined" component="section" sx={{ p: 2, minWidth: 0 }}>
      <Typography variant="subtitle1" component="h3" sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
        {text}
      </Typography>
      {children}
    </Paper>
  );
}

const perPage = 20;

/** Two people may have written the same. */
const numbered = (texts: readonly string[], page: number) => texts.map((text, i) => ({ key: `${page} ${i}`, text }));

function Texts({ form, column }: Props) {
  const { kunci, judul } = column;
  const title = useId();
  const [q, setQ] = useState('');
  const [page, setPage] = useState(0);
  const { data, error, refetch } = useQuery({
    queryKey: ['formulir/hasil', form, 'teks', kunci, q, page],
    queryFn: async ({ signal }) => {
      const query = { kolom: kunci, mulai: String(page * perPage), ...(q.trim() ? { q: q.trim() } : {}) };
      return (await http<{ jumlah: number; teks: string[] }>(`formulir/hasil/${form}/teks`, { query, signal })).data;
    },
    retry: false,
    placeholderData: keepPreviousData,
  });
  const total = data?.jumlah ?? 0;
  return (
    <Paper variant="outlined" component="section" aria-labelledby={title} sx={{ p: 2, minWidth: 0 }}>
      <Typography id={title} variant="subtitle1" component="h3" sx={{ mb: 1, overflowWrap: 'anywhere' }}>
        {judul}
      </Typography>
      <TextField
        size="small"
        margin="none"
        fullWidth
        label="Cari dalam jawaban"
        value={q}
        onChange={event => {
          setQ(event.target.value);
          setPage(0);
        }}
        slotProps={{ htmlInput: { maxLength: 100 } }}
      />
      {error ? <RetryAlert error={error} onRetry={refetch} sx={{ mt: 1 }} /> : null}
      <List dense aria-label={`Jawaban ${judul}`} sx={{ maxHeight: 320, overflowY: 'auto' }}>
        {numbered(data?.teks ?? [], page).map(({ key, text }) => (
          <ListItem key={key} divider disableGutters>
            <ListItemText primary={text} sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }} />
          </ListItem>
        ))}
      </List>
      {data && !total ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {q ? 'Tidak ada jawaban yang memuat kata ini.' : 'Belum ada jawaban.'}
        </Typography>
      ) : null}
      {total > perPage ? (
        <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
          <Button size="small" disabled={page === 0} onClick={() => setPage(page - 1)}>
            Sebelumnya
          </Button>
          <Button size="small" disabled={(page + 1) * perPage >= total} onClick={() => setPage(page + 1)}>
            Berikutnya
          </Button>
          <Typography variant="body2" className="angka">
            {page + 1} / {Math.ceil(total / perPage)}
          </Typography>
        </Stack>
      ) : null}
      <Answered column={column} />
    </Paper>
  );
}
