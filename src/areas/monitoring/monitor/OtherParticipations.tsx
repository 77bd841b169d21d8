import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useRecordContext } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { alurPendaftaran } from '../../../../resources/mbkm/alurPendaftaran.ts';
import { Said } from '../../../platform/common/Said.tsx';
import { http } from '../../../platform/providers/http.ts';
import { useWords } from '../../../platform/providers/language.ts';
import { useListWaits } from '../../../platform/ui/list/StandsAbove.tsx';

/** GET magang/pendaftar-program-mbkm/get-program-by-id-mahasiswa/{id} */
interface Short {
  idPendaftarMbkm: string;
  namaProgram: string;
  periode: string;
  status: keyof typeof alurPendaftaran.states;
}

/** Leads to the other participations of the same student that the role may see; nothing where there is only one. */
export function OtherParticipations({ detailPath }: { detailPath: string }) {
  const say = useWords();
  const record = useRecordContext();
  const navigate = useNavigate();
  const idMahasiswa = String(record?.idMahasiswa ?? '');
  const { data = [], isLoading } = useQuery({
    queryKey: ['monitoring', 'keikutsertaan', idMahasiswa],
    queryFn: async ({ signal }) =>
      (await http<Short[]>(`magang/pendaftar-program-mbkm/get-program-by-id-mahasiswa/${idMahasiswa}`, { signal }))
        .data,
    enabled: idMahasiswa !== '',
    staleTime: 60_000,
    retry: false,
  });
  useListWaits(isLoading);
  if (!record || data.length < 2) return null;
  return (
    <TextField
      select
      label={say('Keikutsertaan')}
      value={String(record.id)}
      onChange={event => navigate(detailPath.replace(':id', encodeURIComponent(event.target.value)))}
      sx={{ maxWidth: 520 }}
    >
      {data.map(({ idPendaftarMbkm, namaProgram, periode, status }) => (
        <MenuItem key={idPendaftarMbkm} value={idPendaftarMbkm}>
          {namaProgram} · {periode} · <Said label={alurPendaftaran.states[status].label} />
        </MenuItem>
      ))}
    </TextField>
  );
}
