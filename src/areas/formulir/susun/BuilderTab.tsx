import AddIcon from '@mui/icons-material/Add';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import type { Formulir } from '../../../../resources/formulir/formulir.ts';
import type { RancanganFormulir } from '../../../../resources/formulir/panggilan.ts';
import { isOpenKind } from '../../../../resources/formulir/terbuka.ts';
import { type Form, formLimits, isTelling, type QuestionKind } from '../../../../resources/kit/form/definition.ts';
import { formChanges } from '../../../../resources/kit/form/versions.ts';
import { Loading } from '../../../platform/common/Loading.tsx';
import { formatDateTime } from '../../../platform/providers/format.ts';
import { inWords } from '../../../platform/providers/reading.ts';
import { RetryAlert } from '../../../platform/ui/RetryAlert.tsx';
import { FormPreview } from './FormPreview.tsx';
import { ReleaseDialog } from './ReleaseDialog.tsx';
import { SectionPanel } from './SectionPanel.tsx';
import { problemsOf, useBuilder, useDraft } from './useBuilder.ts';
import { useWriting } from './useWriting.ts';
import { XlsformButtons } from './XlsformButtons.tsx';

/** Who answers a form once it is released, by what it is used as. */
const askedWords: Readonly<Record<Formulir['momen'], string>> = {
  sendiri: 'Yang disebut pada “Yang mengisi” dapat mengisi formulir ini sejak hari dibukanya.',
  tambahan: 'Pertanyaannya menjadi kolom datanya sejak dirilis.',
  kejadian:
    'Orangnya diminta mengisi satu kali untuk setiap data yang sampai pada saat yang disebut, selama formulir dibuka.',
  pendaftaran:
    'Pertanyaannya menjadi langkah pendaftaran yang menyebut formulir ini. Mahasiswa yang mendaftar selalu melihat jawabannya sendiri.',
};

type FormRecord = Formulir & { version: number };

/** Tab "Pertanyaan": the questions of a form, written on the left, as they will be answered on the right. */
export default function BuilderTab() {
  const record = useRecordContext<FormRecord>();
  if (!record) return null;
  return <Loaded key={record.id} record={record} />;
}

function Loaded({ record }: { record: FormRecord }) {
  const { data, error, isPending, refetch } = useDraft(record.id);
  if (isPending) return <Loading height={480} label="Memuat pertanyaan" />;
  if (error) return <RetryAlert error={error} onRetry={refetch} />;
  return <Builder record={record} stored={data} />;
}

function Builder({ record, stored }: { record: FormRecord; stored: RancanganFormulir }) {
  const builder = useBuilder(record.id, record.version, stored);
  const { form, problem, busy, dirty } = builder;
  const writing = useWriting(form, builder.change);
  const [strict, setStrict] = useState(false);
  const [asking, setAsking] = useState(false);
  const [former, setFormer] = useState<Form | null>(null);
  const problems = problemsOf(form);
  const wrong = Object.keys(problems);
  const { terbit, versi, jawaban, terjawab } = stored;
  const unreleased = JSON.stringify(form) !== JSON.stringify(terbit);
  const flat = record.momen !== 'sendiri' && record.momen !== 'kejadian';
  // What is refused at the release is not offered.
  const linked = record.peserta === 'tautan' || record.tautanPribadi === true;
  const offers = (kind: QuestionKind) =>
    !(flat && kind === 'matrix') && !(record.anonim && isTelling(kind)) && !(linked && !isOpenKind(kind));
  const closed = record.status === 'tutup';
  const [last] = versi;

  const take = (taken: Form) => {
    setFormer(form);
    builder.change(taken);
  };
  const release = () => {
    setStrict(true);
    if (wrong.length === 0) return setAsking(true);
    const [, s = '', , q = ''] = (wrong[0] ?? '').split('.');
    writing.setOpen(form.sections[Number(s)]?.questions[Number(q)]?.id ?? null);
  };
  const shown = (path: string) => {
    const said = strict ? problems[path] : undefined;
    return said === undefined ? undefined : inWords(said);
  };
  return (
    <Stack spacing={2}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        <Button variant="outlined" disabled={busy || !dirty} onClick={builder.save}>
          Simpan
        </Button>
        <Button variant="contained" disabled={busy || closed || !unreleased} onClick={release}>
          {terbit ? 'Rilis perubahan' : 'Rilis'}
        </Button>
        <XlsformButtons id={record.id} title={record.judul} form={form} saved={!dirty} onTake={take} />
        <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
          {dirty
            ? 'Belum disimpan.'
            : last
              ? `Versi ${last.nomor} dirilis ${formatDateTime(last.waktu)}${unreleased ? '; ada perubahan yang belum dirilis' : ''}.`
              : 'Belum dirilis.'}
        </Typography>
      </Stack>
      {former && dirty ? (
        <Alert
          severity="info"
          action={
            <Button
              color="inherit"
              size="small"
              onClick={() => {
                builder.change(former);
                setFormer(null);
              }}
            >
              Kembalikan
            </Button>
          }
        >
          Pertanyaan di bawah ini dari berkas dan belum disimpan.
        </Alert>
      ) : null}
      {closed ? <Alert severity="info">Buka lagi formulir ini untuk merilis perubahan.</Alert> : null}
      {strict && wrong.length ? (
        <Alert severity="error">{shown('sections') ?? `${wrong.length} isian perlu diperbaiki sebelum dirilis.`}</Alert>
      ) : null}
      {problem ? (
        <Alert
          severity="error"
          action={
            problem.overtaken ? (
              <Button color="inherit" size="small" onClick={builder.takeTheirs}>
                Buang tulisan saya, muat ulang
              </Button>
            ) : undefined
          }
        >
          {problem.words}
        </Alert>
      ) : null}
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
        }}
      >
        <Stack spacing={2}>
          {form.sections.map((section, s) => (
            <SectionPanel
              key={section.id}
              section={section}
              at={s}
              sections={form.sections.length}
              writing={writing}
              flat={flat}
              letters={record.momen === 'pendaftaran'}
              offers={offers}
              errors={path => shown(`sections.${s}.${path}`)}
              isWrong={path => strict && wrong.some(each => each.startsWith(`sections.${s}.${path}`))}
            />
          ))}
          <Button
            startIcon={<AddIcon />}
            disabled={form.sections.length >= formLimits.sections}
            onClick={writing.addSection}
            sx={{ alignSelf: 'flex-start' }}
          >
            Tambah bagian
          </Button>
        </Stack>
        <Box
          sx={{
            position: { lg: 'sticky' },
            top: { lg: 72 },
            maxHeight: { lg: 'calc(100dvh - 96px)' },
            overflowY: { lg: 'auto' },
          }}
        >
          <FormPreview form={form} title={record.judul} text={record.keterangan} />
        </Box>
      </Box>
      {asking ? (
        <ReleaseDialog
          changes={terbit ? formChanges(terbit, form) : []}
          first={terbit === null}
          asks={askedWords[record.momen]}
          sent={jawaban}
          answered={terjawab}
          busy={busy}
          onRelease={async () => {
            await builder.release();
            setAsking(false);
          }}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </Stack>
  );
}
