import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { Form, required, SaveButton, useNotify } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import type { KodePemulihan, MulaiDuaLangkah } from '../../../../../resources/pengaturan/panggilanFaktor.ts';
import { http } from '../../../../platform/providers/http.ts';
import { useWords } from '../../../../platform/providers/language.ts';
import { refusalOf } from '../formErrors.ts';
import { SecretInput } from '../SecretInput.tsx';
import { CodeInput } from './CodeInput.tsx';

const QrCode = lazy(() => import('./QrCode.tsx'));

const mustFill = [required()];
/** In groups of four, as it is typed into an app. */
const inGroups = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? secret;

/** From the password by way of the QR code to the first code. */
export function SetUpFactor({ onCodes }: { onCodes: (codes: readonly string[]) => void }) {
  const say = useWords();
  const notify = useNotify();
  const [begun, setBegun] = useState<MulaiDuaLangkah>();

  /** Sends one step of the set-up; what was refused goes to its field, or is said. */
  const send = async <T,>(path: string, body: FieldValues, then: (data: T) => void) => {
    try {
      then((await http<T>(`user/dua-langkah/${path}`, { method: 'POST', body })).data);
    } catch (error) {
      const { fields, message } = refusalOf(error);
      if (!fields) notify(message, { type: 'error' });
      return fields;
    }
  };

  if (!begun)
    return (
      <Form
        onSubmit={({ password }: FieldValues) => send<MulaiDuaLangkah>('mulai', { password }, setBegun)}
        key="mulai"
      >
        <Stack spacing={2} sx={{ maxWidth: 520 }}>
          <Typography>
            {say(
              'Setelah kata sandi, portal meminta kode enam angka dari aplikasi autentikator di ponsel Anda, misalnya Google Authenticator, Microsoft Authenticator, atau Aegis. Kata sandi yang bocor saja tidak cukup untuk masuk.',
            )}
          </Typography>
          <SecretInput
            source="password"
            label={say('Kata sandi')}
            autoComplete="current-password"
            validate={mustFill}
          />
          <Box>
            <SaveButton label={say('Siapkan')} alwaysEnable />
          </Box>
        </Stack>
      </Form>
    );
  return (
    <Form
      onSubmit={({ kode }: FieldValues) =>
        send<KodePemulihan>('nyalakan', { kode }, ({ kodePemulihan }) => onCodes(kodePemulihan))
      }
      key="nyalakan"
    >
      <Stack spacing={2} sx={{ maxWidth: 520, alignItems: 'stretch' }}>
        <Typography>{say('1. Pindai kode ini dengan aplikasi autentikator.')}</Typography>
        <Suspense fallback={<Skeleton variant="rounded" width={208} height={208} />}>
          <QrCode text={begun.uri} label={say('Kode QR untuk aplikasi autentikator')} />
        </Suspense>
        <Typography>
          {say('Tidak dapat memindai? Tulis kunci ini di aplikasinya:')}{' '}
          <Box
            component="output"
            sx={{ fontFamily: 'ui-monospace, monospace', userSelect: 'all', overflowWrap: 'anywhere', fontWeight: 600 }}
          >
            {inGroups(begun.rahasia)}
          </Box>
        </Typography>
        <Typography>{say('2. Tulis kode enam angka yang ditampilkan aplikasi.')}</Typography>
        <Box sx={{ maxWidth: 280 }}>
          <CodeInput source="kode" label={say('Kode verifikasi')} />
        </Box>
        <Box>
          <SaveButton label={say('Nyalakan')} alwaysEnable />
        </Box>
      </Stack>
    </Form>
  );
}
