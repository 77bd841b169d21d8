import WhatsAppIcon from '@mui/icons-material/WhatsApp';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { Link } from 'react-router-dom';
import type { AnswerOf } from '../../../resources/kit/index.ts';
import { alasanPenerima } from '../../../resources/pesan/alasan.ts';
import type { PenerimaPesan, tautanWa } from '../../../resources/pesan/panggilan.ts';
import { formatDateTime, formatNumber } from '../../platform/providers/format.ts';
import { http } from '../../platform/providers/http.ts';
import { messageOf } from '../../platform/ui/failedCall.ts';
import { sentKey } from './useSent.ts';

const mails: Readonly<Record<NonNullable<PenerimaPesan['surel']>, string>> = {
  menunggu: 'surel menunggu',
  terkirim: 'surel terkirim',
  gagal: 'surel gagal',
  dibuang: 'surel tidak dikirim',
};

const services: Readonly<Record<NonNullable<PenerimaPesan['waKeadaan']>, string>> = {
  menunggu: 'WhatsApp menunggu',
  terkirim: 'WhatsApp terkirim',
  sampai: 'WhatsApp sampai',
  dibaca: 'WhatsApp dibaca',
  gagal: 'WhatsApp gagal',
};

/** State at WhatsApp's own service, with its time or its reason. */
function serviceOf({ waKeadaan, waPada, waAlasan }: PenerimaPesan): string | null {
  if (waKeadaan === null) return null;
  const more = waKeadaan === 'gagal' ? waAlasan && `: ${waAlasan}` : waPada && ` ${formatDateTime(waPada)}`;
  return `${services[waKeadaan]}${more ?? ''}`;
}

/** What became of a message with one receiver, in words. */
function stateOf(one: PenerimaPesan): string {
  const { keadaan, alasan, dikirimPada, dibacaPada, surel, waDibuka } = one;
  if (keadaan === 'gagal') return alasan ? alasanPenerima[alasan] : 'Tidak terjangkau';
  if (keadaan === 'dibatalkan') return 'Dibatalkan sebelum dikirim';
  if (keadaan === 'menunggu') return 'Menunggu giliran';
  return [
    dikirimPada && `Terkirim ${formatDateTime(dikirimPada)}`,
    surel && mails[surel],
    dibacaPada && `dibaca ${formatDateTime(dibacaPada)}`,
    serviceOf(one),
    waDibuka && `WhatsApp dibuka ${formatDateTime(waDibuka)}`,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** One receiver, with the prepared link where there is one. */
export function ReceiverRow({ message, one }: { message: string; one: PenerimaPesan }) {
  const notify = useNotify();
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState(false);
  const open = async () => {
    setBusy(true);
    // Opened within the click, or browsers take it for an advertisement.
    const tab = window.open('', '_blank');
    try {
      const path = `pesan/${message}/penerima/${one.id}/wa`;
      const { alamat } = (await http<AnswerOf<typeof tautanWa>>(path, { method: 'POST', body: {} })).data;
      if (tab) {
        tab.opener = null;
        tab.location.href = alamat;
      }
      await queryClient.invalidateQueries({ queryKey: sentKey });
    } catch (error) {
      tab?.close();
      notify(messageOf(error), { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        alignItems: 'center',
        py: 1,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography variant="subtitle2" component="span" sx={{ display: 'block' }}>
          {one.nama}
        </Typography>
        {one.baris && one.baris !== one.nama ? (
          <Typography variant="caption" sx={{ color: 'text.secondary', display: 'block' }}>
            {one.baris}
          </Typography>
        ) : null}
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {stateOf(one)}
        </Typography>
      </Box>
      {one.balasan ? (
        <Button
          size="small"
          component={Link}
          to={`/pesan/percakapan/${one.id}`}
          aria-label={`Buka balasan ${one.nama}`}
        >
          {formatNumber(one.balasan)} balasan
        </Button>
      ) : null}
      {one.wa ? (
        <Button
          size="small"
          startIcon={<WhatsAppIcon />}
          disabled={busy}
          onClick={open}
          aria-label={`Buka WhatsApp untuk ${one.nama}`}
        >
          {one.waDibuka ? 'Buka lagi' : 'Buka WhatsApp'}
        </Button>
      ) : null}
    </Box>
  );
}
