import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { riwayatNilai, type SumberNilai, sumberNilai } from '../../../resources/konversi/riwayatNilai.ts';
import { pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import { Loading } from '../../platform/common/Loading.tsx';
import { Said } from '../../platform/common/Said.tsx';
import { formatDateTime, formatDecimal } from '../../platform/providers/format.ts';
import { http } from '../../platform/providers/http.ts';
import { useWords } from '../../platform/providers/language.ts';
import { inWords } from '../../platform/providers/reading.ts';
import { messageOf } from '../../platform/ui/failedCall.ts';
import { useWho } from '../../platform/ui/useWho.ts';

interface Change {
  id: string;
  kodeMatkul: string | null;
  namaMatkul: string | null;
  sumber: SumberNilai;
  nilaiAngkaLama: number | null;
  nilaiHurufLama: string | null;
  nilaiAngkaBaru: number | null;
  nilaiHurufBaru: string | null;
  alasan: string | null;
  namaUser: string | null;
  namaRole: string | null;
  waktu: string;
}

const grade = (angka: number | null, huruf: string | null): string =>
  angka === null ? inWords('kosong') : `${formatDecimal(angka, 2)} (${huruf ?? '–'})`;

/** Every change of a grade of one participation: old, new, who, why; newest first. */
export function GradeHistory({ id }: { id: string }) {
  const say = useWords();
  const whoDid = useWho();
  const byWhom = (change: Change) => {
    const { name, role } = whoDid(change);
    return role ? `${name} (${role})` : name;
  };
  const { data, error, isPending } = useQuery({
    queryKey: [pendaftar.name, 'riwayat-nilai', id],
    queryFn: async ({ signal }) =>
      (await http<Change[]>(`${riwayatNilai.endpoint}/${encodeURIComponent(id)}`, { signal })).data,
    retry: false,
  });
  if (isPending) return <Loading height={80} label={say('Memuat riwayat nilai')} />;
  if (error || data.length === 0)
    return (
      <Typography variant="body2" role={error ? 'alert' : 'status'} sx={{ color: 'text.secondary' }}>
        {error ? messageOf(error) : say('Setiap perubahan nilai akan tercatat di sini.')}
      </Typography>
    );
  return (
    <Box
      component="ul"
      aria-label={say('Riwayat nilai')}
      sx={{ display: 'grid', gap: 1.5, listStyle: 'none', m: 0, p: 0 }}
    >
      {data.map(change => (
        <li key={change.id}>
          <Typography variant="body2">
            <strong>{change.namaMatkul}</strong>{' '}
            <span className="angka">
              {grade(change.nilaiAngkaLama, change.nilaiHurufLama)} →{' '}
              {grade(change.nilaiAngkaBaru, change.nilaiHurufBaru)}
            </span>
          </Typography>
          <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
            <Said label={sumberNilai[change.sumber]} /> · {byWhom(change)} · {formatDateTime(change.waktu)}
          </Typography>
          {change.alasan ? (
            <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              {change.alasan}
            </Typography>
          ) : null}
        </li>
      ))}
    </Box>
  );
}
