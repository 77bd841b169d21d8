import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { AnswerOf } from '../../../../resources/kit/index.ts';
import type { persetujuanBerlaku, persetujuanSaya } from '../../../../resources/mbkm/panggilanPersetujuan.ts';
import { role } from '../../../../resources/roles.ts';
import { http } from '../../../platform/providers/http.ts';
import { useWords } from '../../../platform/providers/language.ts';
import { useAuthState } from '../../../platform/providers/session.ts';
import { fieldErrorsOf, messageOf } from '../../../platform/ui/failedCall.ts';
import type { ConsentProps } from '../../../platform/ui/places.ts';
import { textRead } from './textRead.ts';

type Asked = AnswerOf<typeof persetujuanBerlaku>;

/** Below the review of a registration: the text in force, which its student has to tick; nothing where none is published. */
export function ConsentStep({ ask, id }: ConsentProps) {
  const field = useId();
  const say = useWords();
  const { user } = useAuthState();
  const program = useWatch({ name: 'idProgram' });
  const [ticked, setTicked] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const own = user?.role.dasar === role.mahasiswa || user?.role.dasar === role.outbound;
  const { data, refetch } = useQuery({
    queryKey: ['mbkm', 'persetujuan-berlaku', program, id],
    queryFn: async ({ signal }) =>
      (
        await http<Asked>('mbkm/persetujuan-berlaku', {
          query: { idProgram: String(program), ...(id ? { idPendaftarMbkm: id } : {}) },
          signal,
        })
      ).data,
    enabled: own && typeof program === 'string' && program !== '',
    staleTime: 0,
  });
  const text = own && data && !data.disetujui ? data.teks : null;

  // Called before the registration is handed in: agreement is given to the version that is shown.
  useEffect(() => {
    ask.current = async registration => {
      if (!text) return true;
      if (!ticked) {
        setProblem(say('Centang persetujuan ini untuk mengajukan pendaftaran.'));
        document.getElementById(field)?.focus();
        return false;
      }
      try {
        await http<AnswerOf<typeof persetujuanSaya>>('mbkm/persetujuan-saya', {
          method: 'POST',
          body: { idPendaftarMbkm: registration, idPersetujuan: text.id },
        });
        await refetch();
        return true;
      } catch (error) {
        setTicked(false);
        setProblem(fieldErrorsOf(error).idPersetujuan ?? messageOf(error));
        await refetch();
        return false;
      }
    };
    return () => {
      ask.current = null;
    };
  }, [ask, text, ticked, field, refetch, say]);

  if (own && data?.teks && data.disetujui)
    return (
      <Alert severity="success" sx={{ mt: 3 }}>
        {say('Anda sudah menyetujui “%{judul}” versi %{versi}.', {
          judul: textRead(data.teks).judul,
          versi: String(data.teks.versi),
        })}
      </Alert>
    );
  if (!text) return null;
  return (
    <Box component="section" aria-labelledby={`${field}-judul`} sx={{ mt: 3 }}>
      <Typography id={`${field}-judul`} variant="h6" component="h3" sx={{ mb: 1 }}>
        {say('%{judul} (versi %{versi})', { judul: textRead(text).judul, versi: String(text.versi) })}
      </Typography>
      <Box
        tabIndex={0}
        role="region"
        aria-labelledby={`${field}-judul`}
        sx={{ maxHeight: 320, overflowY: 'auto', border: 1, borderColor: 'divider', borderRadius: 1, p: 2 }}
      >
        <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{textRead(text).isi}</Typography>
      </Box>
      <FormControlLabel
        sx={{ mt: 1 }}
        label={say('Saya sudah membaca dan menyetujuinya')}
        control={
          <Checkbox
            id={field}
            checked={ticked}
            onChange={(_event, on) => {
              setTicked(on);
              setProblem(null);
            }}
            slotProps={{ input: { 'aria-invalid': problem !== null, 'aria-describedby': `${field}-salah` } }}
          />
        }
      />
      <FormHelperText id={`${field}-salah`} error role={problem ? 'alert' : undefined}>
        {problem}
      </FormHelperText>
    </Box>
  );
}
