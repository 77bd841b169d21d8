import ContentCopy from '@mui/icons-material/ContentCopy';
import DragIndicator from '@mui/icons-material/DragIndicator';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { useId } from 'react';
import { rowSources } from '../../../../resources/formulir/berkasJawaban.ts';
import {
  type FormQuestion,
  formLimits,
  hasChoices,
  isAnswered,
  type QuestionKind,
  questionKinds,
} from '../../../../resources/kit/form/definition.ts';
import { EntryMoves } from '../../../platform/common/EntryMoves.tsx';
import { useShownKeys } from '../../../platform/common/keys.ts';
import { Bounds } from './Bounds.tsx';
import { ChoiceList } from './ChoiceList.tsx';
import { ConditionEditor } from './ConditionEditor.tsx';
import { QuestionPicture } from './QuestionPicture.tsx';
import { SeenBy } from './SeenBy.tsx';
import type { Writing } from './useWriting.ts';

interface Props {
  question: FormQuestion;
  section: string;
  number: number;
  writing: Writing;
  /** Its answers may stand in letters. */
  letters: boolean;
  /** Kinds that may be released. */
  offers: (kind: QuestionKind) => boolean;
  /** Messages by path below the question. */
  errors: (path: string) => string | undefined;
  wrong: boolean;
}

const kinds = Object.entries(questionKinds);
const isKind = (text: string): text is QuestionKind => Object.hasOwn(questionKinds, text);

/** A question as it is written: closed it says what it asks, opened everything about it can be changed. */
export function QuestionCard({ question, section, number, writing, letters, offers, errors, wrong }: Props) {
  const body = useId();
  useShownKeys([{ keys: ['↑', '↓'], does: 'Pindahkan pertanyaan, dari pegangannya' }]);
  const { id, label, kind, required, when } = question;
  const open = writing.open === id;
  const name = label || `Pertanyaan ${number}`;
  return (
    <Paper
      variant="outlined"
      component="li"
      data-pertanyaan={id}
      onDragOver={event => {
        if (!writing.dragged) return;
        event.preventDefault();
        writing.dragOver(id);
      }}
      sx={{
        listStyle: 'none',
        opacity: writing.dragged === id ? 0.5 : 1,
        ...(open ? { borderColor: 'primary.main' } : {}),
      }}
    >
      <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', p: 0.5 }}>
        <IconButton
          size="small"
          draggable
          aria-label={`Pindahkan ${name}`}
          aria-keyshortcuts="ArrowUp ArrowDown"
          onDragStart={event => {
            event.dataTransfer.effectAllowed = 'move';
            writing.dragStart(id);
          }}
          onDragEnd={writing.dragEnd}
          onKeyDown={event => {
            if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
            event.preventDefault();
            writing.step(id, event.key === 'ArrowUp' ? -1 : 1);
          }}
          sx={{ cursor: 'grab' }}
        >
          <DragIndicator fontSize="small" />
        </IconButton>
        <Button
          color="inherit"
          aria-expanded={open}
          aria-controls={body}
          onClick={() => writing.setOpen(open ? null : id)}
          endIcon={<ExpandMore sx={{ transform: open ? 'rotate(180deg)' : undefined }} />}
          sx={{
            flex: '1 1 180px',
            minWidth: 0,
            justifyContent: 'space-between',
            textAlign: 'left',
            overflowWrap: 'anywhere',
          }}
        >
          {name}
          {required ? ' *' : ''}
        </Button>
        <Stack direction="row" useFlexGap spacing={0.5} sx={{ alignItems: 'center', flexWrap: 'wrap', ml: 'auto' }}>
          {wrong ? <Chip size="small" color="error" label="Perlu diperbaiki" /> : null}
          {question.seenBy?.length ? <Chip size="small" variant="outlined" label="Terbatas" /> : null}
          {when ? <Chip size="small" variant="outlined" label="Bersyarat" /> : null}
          <Chip size="small" label={questionKinds[kind]} />
          <IconButton size="small" aria-label={`Salin ${name}`} onClick={() => writing.copy(question)}>
            <ContentCopy fontSize="small" />
          </IconButton>
          <EntryMoves
            name={name}
            first={!writing.canStep(id, -1)}
            last={!writing.canStep(id, 1)}
            onMove={step => writing.step(id, step)}
            onRemove={() => writing.remove(id)}
          />
        </Stack>
      </Stack>
      {open ? (
        <Box id={body} sx={{ p: 2, pt: 1 }}>
          <QuestionBody
            question={question}
            section={section}
            writing={writing}
            letters={letters}
            offers={offers}
            errors={errors}
          />
        </Box>
      ) : null}
    </Paper>
  );
}

function QuestionBody({
  question,
  section,
  writing,
  letters,
  offers,
  errors,
}: Pick<Props, 'question' | 'section' | 'writing' | 'letters' | 'offers' | 'errors'>) {
  const { id, label, help, kind, required, choices, rows, when } = question;
  const change = (part: Partial<FormQuestion>) => writing.change(id, part);
  const below = (path: string) => (rest: string) => errors(rest ? `${path}.${rest}` : path);
  return (
    <Stack spacing={2}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1}>
        <TextField
          autoFocus
          multiline
          margin="none"
          required
          label={kind === 'note' ? 'Keterangan' : 'Pertanyaan'}
          value={label}
          error={errors('label') !== undefined}
          helperText={errors('label')}
          onChange={event => change({ label: event.target.value.replace(/\n/g, ' ') })}
          slotProps={{ htmlInput: { maxLength: formLimits.label } }}
          sx={{ flex: 2 }}
        />
        <TextField
          select
          margin="none"
          label="Jenis"
          value={kind}
          error={errors('kind') !== undefined}
          helperText={errors('kind')}
          onChange={event => isKind(event.target.value) && writing.changeKind(question, event.target.value)}
          sx={{ flex: 1, minWidth: 170 }}
        >
          {kinds
            .filter(([code]) => code === kind || (isKind(code) && offers(code)))
            .map(([code, words]) => (
              <MenuItem key={code} value={code}>
                {words}
              </MenuItem>
            ))}
        </TextField>
      </Stack>
      {kind === 'matrix' ? (
        <ChoiceList
          name="Baris"
          list={rows}
          most={formLimits.matrixRows}
          errors={below('rows')}
          onChange={next => change({ rows: next })}
        />
      ) : null}
      {hasChoices(kind) ? (
        <ChoiceList
          name="Pilihan"
          list={choices}
          most={formLimits.choices}
          errors={below('choices')}
          onChange={next => change({ choices: next })}
        />
      ) : null}
      {kind === 'row' ? (
        <TextField
          select
          size="small"
          margin="none"
          required
          label="Data yang dipilih"
          value={question.source ?? ''}
          error={errors('source') !== undefined}
          helperText={errors('source') ?? 'Hanya peran yang boleh mencari data ini yang ditanya.'}
          onChange={event => change({ source: event.target.value })}
        >
          {Object.entries(rowSources).map(([source, words]) => (
            <MenuItem key={source} value={source}>
              {words}
            </MenuItem>
          ))}
        </TextField>
      ) : null}
      <Bounds question={question} errors={errors} onChange={change} />
      <TextField
        multiline
        size="small"
        margin="none"
        label="Bantuan"
        value={help}
        error={errors('help') !== undefined}
        helperText={errors('help')}
        onChange={event => change({ help: event.target.value })}
        slotProps={{ htmlInput: { maxLength: formLimits.help } }}
      />
      <QuestionPicture picture={question.picture} error={errors('picture')} onChange={picture => change({ picture })} />
      <ConditionEditor
        when={when}
        askable={writing.askable(section, id)}
        errors={below('when')}
        onChange={next => change({ when: next })}
      />
      {letters && isAnswered(kind) && kind !== 'matrix' && (question.inLetters || !question.seenBy?.length) ? (
        <FormControl error={errors('inLetters') !== undefined} sx={{ alignSelf: 'flex-start' }}>
          <FormControlLabel
            label="Tampil di surat pengantar"
            control={
              <Switch
                checked={question.inLetters ?? false}
                onChange={(_, on) => change({ inLetters: on ? true : undefined })}
              />
            }
          />
          <FormHelperText>
            {errors('inLetters') ??
              'Siapa pun yang memegang surat membacanya. Surat yang sudah terbit perlu diterbitkan ulang.'}
          </FormHelperText>
        </FormControl>
      ) : null}
      {isAnswered(kind) ? <SeenBy roles={question.seenBy ?? []} onChange={seenBy => change({ seenBy })} /> : null}
      {isAnswered(kind) ? (
        <FormControlLabel
          label="Wajib dijawab"
          sx={{ alignSelf: 'flex-start' }}
          control={<Switch checked={required} onChange={(_, on) => change({ required: on })} />}
        />
      ) : null}
    </Stack>
  );
}
