import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import type { IzinWa } from '../../../../resources/pesan/panggilan.ts';
import { http } from '../../../platform/providers/http.ts';
import { useWords } from '../../../platform/providers/language.ts';
import { refusalOf } from './formErrors.ts';

const key = ['user', 'wa'];

/** Allows messages by WhatsApp's service; nothing where the installation does not send that way. */
export function WhatsAppConsent() {
  const say = useWords();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const { data } = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => (await http<IzinWa>('user/wa', { signal })).data,
    retry: false,
  });
  const change = useMutation({
    mutationFn: async (boleh: boolean) => (await http<IzinWa>('user/wa', { method: 'PUT', body: { boleh } })).data,
    onSuccess: next => queryClient.setQueryData(key, next),
    onError: reason => notify(refusalOf(reason).message, { type: 'error' }),
  });
  if (!data?.tersedia) return null;
  const { nomor, boleh, contoh } = data;
  return (
    <div>
      <FormControlLabel
        label={say('Terima pesan lewat WhatsApp')}
        control={
          <Switch
            checked={boleh}
            disabled={change.isPending || nomor === null}
            onChange={(_, on) => change.mutate(on)}
          />
        }
      />
      <FormHelperText sx={{ mt: 0 }}>
        {nomor
          ? say('Pesan dari portal dikirim ke nomor %{nomor}. Balas BERHENTI kapan saja untuk menghentikannya.', {
              nomor,
            })
          : say('Isi nomor HP Anda di tab Data diri dahulu.')}
        {contoh ? ` ${say('WhatsApp di sini contoh: tidak ada yang benar-benar dikirim.')}` : ''}
      </FormHelperText>
    </div>
  );
}
