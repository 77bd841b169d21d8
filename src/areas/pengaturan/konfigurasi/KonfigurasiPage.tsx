import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { Suspense, useState } from 'react';
import { kodeJenisMbkm } from '../../../../resources/mbkm/jenis.ts';
import { konfigurasi, settingPer, settings } from '../../../../resources/pengaturan/konfigurasi.ts';
import { Loading } from '../../../platform/common/Loading.tsx';
import { lazyScreen } from '../../../platform/common/lazyScreen.ts';
import { ScreenTitle } from '../../../platform/patterns/record/ScreenTitle.tsx';
import { Notice } from '../../../platform/ui/list/Notice.tsx';
import { useMay } from '../../../platform/ui/permissions.ts';
import { RetryAlert } from '../../../platform/ui/RetryAlert.tsx';
import { useRegistry } from '../../../platform/ui/registry.ts';
import { settingGroups } from './groups.ts';
import { SettingRow } from './SettingRow.tsx';
import type { KindCode } from './settingText.ts';
import { type StoredSetting, useSettings } from './useSettings.ts';

const SettingHistory = lazyScreen(() => import('./SettingHistory.tsx'));

const groups = settingGroups();

/** /pengaturan/konfigurasi-mbkm: every setting with its meaning, default and history; a change counts at once. */
export default function KonfigurasiPage() {
  const { data, error, isPending, refetch, save } = useSettings();
  const writable = useMay('edit', konfigurasi.name);
  const [search, setSearch] = useState('');
  const [history, setHistory] = useState<StoredSetting | null>(null);
  const { letters } = useRegistry();
  const [kindsOf] = useState(() => ({
    none: [],
    jenis: Object.entries(kodeJenisMbkm).map(([name, label]): KindCode => ({ name, label, standard: '' })),
    surat: letters.map(({ name, title, code }): KindCode => ({ name, label: title, standard: code })),
  }));
  const wanted = search.trim().toLowerCase();
  const found = groups
    .map(({ title, keys }) => ({
      title,
      keys: keys.filter(key => `${key} ${settings[key].keterangan}`.toLowerCase().includes(wanted)),
    }))
    .filter(({ keys }) => keys.length > 0);
  return (
    <Box sx={{ maxWidth: 920 }}>
      <ScreenTitle path="/pengaturan/konfigurasi-mbkm" />
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
        Perubahan langsung berlaku dan tercatat dalam riwayat.
      </Typography>
      <TextField
        type="search"
        value={search}
        onChange={event => setSearch(event.target.value)}
        placeholder="Cari konfigurasi"
        margin="none"
        sx={{ mb: 2, maxWidth: 420 }}
        slotProps={{ htmlInput: { 'aria-label': 'Cari konfigurasi' } }}
      />
      {isPending ? (
        <Loading height={320} label="Memuat konfigurasi" />
      ) : error ? (
        <RetryAlert error={error} onRetry={refetch} />
      ) : found.length === 0 ? (
        <Notice title="Tidak ada yang cocok" text="Ubah kata pencarian untuk melihat konfigurasi lain." />
      ) : (
        <Stack spacing={2}>
          {found.map(({ title, keys }) => (
            <Paper
              key={title}
              variant="outlined"
              component="section"
              aria-label={title}
              sx={{ px: { xs: 2, sm: 3 }, py: 2 }}
            >
              <Typography variant="h6" component="h2" sx={{ mb: 1 }}>
                {title}
              </Typography>
              <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
                {keys.map(key => (
                  <SettingRow
                    key={key}
                    kunci={key}
                    kinds={kindsOf[settingPer(key) ?? 'none']}
                    stored={data.get(key)}
                    writable={writable}
                    onSave={save}
                    onHistory={setHistory}
                  />
                ))}
              </Box>
            </Paper>
          ))}
        </Stack>
      )}
      {history ? (
        <Suspense>
          <SettingHistory setting={history} onClose={() => setHistory(null)} />
        </Suspense>
      ) : null}
    </Box>
  );
}
