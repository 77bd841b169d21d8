import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { alasanTerkunci, periksaPaket } from '../../../../resources/konversi/aturanPaket.ts';
import { simulasiNilai } from '../../../../resources/konversi/simulasi.ts';
import { jenisPenilai, semuaPenilai } from '../../../../resources/nilai/penilai.ts';
import { Panel } from '../../../platform/patterns/record/Panel.tsx';
import { formatDecimal, formatNumber } from '../../../platform/providers/format.ts';
import { useWords } from '../../../platform/providers/language.ts';
import { inWords } from '../../../platform/providers/reading.ts';
import { CourseChoice } from './CourseChoice.tsx';
import { ScoreInput } from './ScoreInput.tsx';
import { SksCounter } from './SksCounter.tsx';
import { StudyPlanNote } from './StudyPlanNote.tsx';
import type { PaketView } from './view.ts';

type Scores = Readonly<Record<string, number | null>>;

/** Tick courses, guess grades, read what follows: SKS, what is missing, letters, IPS. */
export function Simulation({ view }: { view: PaketView }) {
  const say = useWords();
  const [idPaket, setIdPaket] = useState(view.paket[0]?.id ?? '');
  const paket = view.paket.find(({ id }) => id === idPaket) ?? view.paket[0];
  const courses = paket?.matkul ?? [];
  const required = courses.filter(course => course.wajib && alasanTerkunci(course) === null).map(({ id }) => id);
  const [ticked, setTicked] = useState<readonly string[]>(required);
  const [expected, setExpected] = useState<Scores>({});
  const [own, setOwn] = useState<Scores>({});
  if (!paket) return null;
  const chosen = courses.filter(({ id }) => ticked.includes(id));
  const result = periksaPaket(
    courses,
    chosen.map(({ id }) => id),
    paket.batas,
  );
  const { bobot, skala } = view.nilai;
  const assessors = semuaPenilai.filter(jenis => bobot[jenis] > 0);
  const grades = simulasiNilai(skala, {
    penilai: assessors.map(jenis => ({ bobot: bobot[jenis], nilai: expected[jenis] ?? null })),
    matkul: chosen.map(({ id, sks }) => ({ id, sks, nilai: own[id] ?? null })),
  });
  const toggle = (id: string) =>
    setTicked(ticked.includes(id) ? ticked.filter(other => other !== id) : [...ticked, id]);
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
      }}
    >
      <Panel title={say('Paket dan mata kuliah')}>
        <StudyPlanNote view={view} />
        <TextField
          select
          label={say('Paket konversi')}
          value={paket.id}
          onChange={event => {
            setIdPaket(event.target.value);
            const next = view.paket.find(({ id }) => id === event.target.value);
            setTicked((next?.matkul ?? []).flatMap(({ id, wajib }) => (wajib ? [id] : [])));
          }}
        >
          {view.paket.map(({ id, nama, matkul }) => (
            <MenuItem key={id} value={id}>
              {nama} · {formatNumber(matkul.reduce((sum, { sks }) => sum + sks, 0))} SKS tersedia
            </MenuItem>
          ))}
        </TextField>
        <Box component="ul" aria-label={say('Mata kuliah paket')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {courses.map(course => (
            <CourseChoice
              key={course.id}
              course={{ ...course, capaian: null }}
              chosen={ticked.includes(course.id)}
              onToggle={() => toggle(course.id)}
            />
          ))}
        </Box>
      </Panel>
      <Stack spacing={2}>
        <Panel title={say('Hasil pilihan')}>
          <SksCounter total={result.totalSks} batas={paket.batas} />
          {result.masalah.length > 0 ? (
            <Alert severity="warning" sx={{ mt: 1.5 }}>
              <Box component="ul" sx={{ m: 0, pl: 2 }}>
                {result.masalah.map(({ pesan }) => (
                  <li key={inWords(pesan)}>{inWords(pesan)}</li>
                ))}
              </Box>
            </Alert>
          ) : (
            <Alert severity="success" sx={{ mt: 1.5 }}>
              {say('Pilihan ini memenuhi aturan paket.')}
            </Alert>
          )}
        </Panel>
        <Panel title={say('Perkiraan nilai')}>
          {skala.length === 0 || assessors.length === 0 ? (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {say('Bobot dan skala nilai program ini belum ditetapkan.')}
            </Typography>
          ) : (
            <>
              <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))' }}>
                {assessors.map(jenis => (
                  <ScoreInput
                    key={jenis}
                    label={`${jenisPenilai[jenis]} (${bobot[jenis]}%)`}
                    value={expected[jenis] ?? null}
                    onChange={value => setExpected({ ...expected, [jenis]: value })}
                  />
                ))}
              </Box>
              <Typography role="status" variant="body2" sx={{ mt: 1 }}>
                {grades.nilaiAkhir === null ? (
                  say('Isi perkiraan setiap penilai untuk melihat nilai akhir.')
                ) : (
                  <>
                    {say('Nilai akhir program')}{' '}
                    <strong className="angka">{formatDecimal(grades.nilaiAkhir, 2)}</strong>
                  </>
                )}
              </Typography>
              <Box
                component="ul"
                aria-label={say('Perkiraan per mata kuliah')}
                sx={{ listStyle: 'none', m: 0, mt: 1, p: 0 }}
              >
                {chosen.map(({ id, nama, sks }) => {
                  const grade = grades.matkul.find(row => row.id === id);
                  return (
                    <Box
                      key={id}
                      component="li"
                      sx={{
                        display: 'grid',
                        gridTemplateColumns: 'minmax(0, 1fr) 108px 48px',
                        gap: 1,
                        alignItems: 'center',
                        py: 0.5,
                      }}
                    >
                      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
                        {nama} ({sks} SKS)
                      </Typography>
                      <ScoreInput
                        label={say('Nilai')}
                        hears={say('Perkiraan nilai %{nama}', { nama })}
                        value={own[id] ?? null}
                        placeholder={grades.nilaiAkhir === null ? undefined : formatDecimal(grades.nilaiAkhir, 2)}
                        onChange={value => setOwn({ ...own, [id]: value })}
                      />
                      <Typography
                        variant="subtitle1"
                        component="strong"
                        sx={{ textAlign: 'right', color: grade?.lulus === false ? 'error.main' : 'text.primary' }}
                      >
                        {grade?.huruf ?? '–'}
                      </Typography>
                    </Box>
                  );
                })}
              </Box>
              {grades.ips === null ? null : (
                <Typography role="status" variant="body2" sx={{ mt: 1 }}>
                  {say('Diakui')} <strong className="angka">{formatNumber(grades.sksDiakui)} SKS</strong>, IPS konversi{' '}
                  <strong className="angka">{formatDecimal(grades.ips, 2)}</strong>
                  {grades.sksTidakLulus > 0 ? say('; %{n} SKS tidak lulus', { n: grades.sksTidakLulus }) : ''}.
                </Typography>
              )}
            </>
          )}
        </Panel>
      </Stack>
    </Box>
  );
}
