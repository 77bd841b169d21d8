import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { HitunganRetensi, KeadaanRetensi } from '../../../../resources/pengaturan/panggilanRetensi.ts';
import { formatDate, formatNumber } from '../../../platform/providers/format.ts';
import { http } from '../../../platform/providers/http.ts';
import { messageOf } from '../../../platform/ui/failedCall.ts';
import { MailSection } from '../surel/MailSection.tsx';
import { PlanDialog } from './PlanDialog.tsx';
import type { Send } from './useRetention.ts';

/** Data that is due by now, as numbers without names, and the button to plan a run. */
export function DuePart({ state, onSend }: { state: KeadaanRetensi; onSend: Send }) {
  const [numbers, setNumbers] = useState<readonly HitunganRetensi[] | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [planning, setPlanning] = useState(false);
  const labelOf = (jenis: string) => state.jenis.find(kind => kind.jenis === jenis)?.label ?? jenis;
  const running = state.jalan.some(({ status }) => status === 'direncanakan' || status === 'berjalan');
  const ready = (numbers ?? []).filter(({ siap }) => siap > 0);
  const count = async () => {
    setBusy(true);
    setProblem(null);
    try {
      setNumbers((await http<HitunganRetensi[]>('pengaturan/retensi/hitung')).data);
    } catch (error) {
      setProblem(messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <MailSection title="Data yang masa simpannya habis">
      <Typography variant="body2" sx={{ mb: 1.5 }}>
        Anonimisasi mengganti nama, nomor, alamat, kontak, dokumen, dan isi riwayat orang yang masa simpannya habis.
        Angka, nilai, SKS, program studi, angkatan, dan statistik tetap.
      </Typography>
      <Button variant="outlined" onClick={count} loading={busy}>
        Hitung dulu
      </Button>
      {problem ? (
        <Alert severity="error" sx={{ mt: 2 }}>
          {problem}
        </Alert>
      ) : null}
      {numbers ? (
        <Stack spacing={2} sx={{ mt: 2 }} role="status">
          {numbers.length === 0 ? <Alert severity="info">Belum ada jenis data dengan masa simpan.</Alert> : null}
          {numbers.map(one => (
            <KindNumbers key={one.jenis} label={labelOf(one.jenis)} numbers={one} />
          ))}
          {ready.length > 0 ? (
            <Button
              variant="contained"
              sx={{ alignSelf: 'flex-start' }}
              disabled={running}
              onClick={() => setPlanning(true)}
            >
              Rencanakan anonimisasi
            </Button>
          ) : null}
        </Stack>
      ) : null}
      {planning ? (
        <PlanDialog
          kinds={ready.map(({ jenis, siap }) => ({ jenis, label: labelOf(jenis), siap }))}
          namaPortal={state.namaPortal}
          onSend={onSend}
          onClose={() => setPlanning(false)}
        />
      ) : null}
    </MailSection>
  );
}

function KindNumbers({ label, numbers }: { label: string; numbers: HitunganRetensi }) {
  const { jumlah, siap, ditahan, halangan, terlama, terbaru, baris, berkas, contoh, batas } = numbers;
  return (
    <section>
      <Typography variant="subtitle1" component="h3">
        {label}: {formatNumber(siap)} dari {formatNumber(jumlah)} dapat dianonimkan
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Berakhir sebelum {formatDate(batas)}
        {terlama && terbaru ? `; yang terlama ${formatDate(terlama)}, yang terbaru ${formatDate(terbaru)}` : ''}.
      </Typography>
      <ul style={{ margin: '8px 0 0', paddingLeft: 20 }}>
        {halangan.map(({ alasan, jumlah: n }) => (
          <Line key={alasan} text={`Tidak ikut, ${formatNumber(n)}: ${alasan}`} />
        ))}
        {ditahan > 0 ? <Line text={`Tidak ikut, ${formatNumber(ditahan)}: datanya ditahan.`} /> : null}
        {baris.map(({ label: of, jumlah: n, kolom }) => (
          <Line key={of} text={`${of}, ${formatNumber(n)} baris: ${kolom.join(', ') || 'nama di baris anak'}`} />
        ))}
        {berkas > 0 ? <Line text={`${formatNumber(berkas)} berkas diganti lembar keterangan.`} /> : null}
        {contoh.map(({ hari, baris: n }, i) => (
          <Line key={`${hari} ${String(i)}`} text={`Contoh: berakhir ${formatDate(hari)}, ${formatNumber(n)} baris.`} />
        ))}
      </ul>
    </section>
  );
}

const Line = ({ text }: { text: string }) => (
  <Typography component="li" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
    {text}
  </Typography>
);
