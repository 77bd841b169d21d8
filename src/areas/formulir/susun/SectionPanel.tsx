import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import {
  type FormSection,
  formLimits,
  type QuestionKind,
  questionKinds,
} from '../../../../resources/kit/form/definition.ts';
import { EntryMoves } from '../../../platform/common/EntryMoves.tsx';
import { ConditionEditor } from './ConditionEditor.tsx';
import { QuestionCard } from './QuestionCard.tsx';
import type { Writing } from './useWriting.ts';

interface Props {
  section: FormSection;
  at: number;
  sections: number;
  writing: Writing;
  /** Each question is one field: no repeated sections. */
  flat: boolean;
  /** Answers may stand in letters about the rows that they belong to. */
  letters: boolean;
  /** Kinds that may be released. */
  offers: (kind: QuestionKind) => boolean;
  /** Messages by path below the section. */
  errors: (path: string) => string | undefined;
  isWrong: (path: string) => boolean;
}

/** A section of the form that is written: its heading, whether it repeats, and its questions. */
export function SectionPanel({ section, at, sections, writing, flat, letters, offers, errors, isWrong }: Props) {
  const { id, title, help, repeat, when, questions } = section;
  const change = (part: Partial<FormSection>) => writing.changeSection(id, part);
  const name = title || `Bagian ${at + 1}`;
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-label={`Pertanyaan di ${name}`}
      onDragOver={event => {
        // A section without questions takes one that is dragged there.
        if (!writing.dragged || questions.length) return;
        event.preventDefault();
        writing.dragOver(id);
      }}
      sx={{ p: { xs: 1.5, sm: 2 }, bgcolor: 'background.default' }}
    >
      <Stack spacing={1.5}>
        <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
          <TextField
            size="small"
            margin="none"
            fullWidth
            label={`Judul bagian ${at + 1}`}
            value={title}
            onChange={event => change({ title: event.target.value })}
            slotProps={{ htmlInput: { maxLength: formLimits.label } }}
          />
          {sections > 1 ? (
            <EntryMoves
              name={name}
              first={at === 0}
              last={at === sections - 1}
              onMove={step => writing.stepSection(at, step)}
              onRemove={() => writing.removeSection(id)}
            />
          ) : null}
        </Stack>
        <TextField
          size="small"
          margin="none"
          multiline
          label="Keterangan bagian"
          value={help}
          onChange={event => change({ help: event.target.value })}
          slotProps={{ htmlInput: { maxLength: formLimits.help } }}
        />
        {/* What is refused at the release is not offered; where it is there already it can be turned off. */}
        <Stack
          direction="row"
          useFlexGap
          spacing={1}
          hidden={flat && repeat === null}
          sx={{ alignItems: 'center', flexWrap: 'wrap', '&[hidden]': { display: 'none' } }}
        >
          <FormControlLabel
            label="Dapat diisi beberapa kali"
            control={
              <Switch
                size="small"
                checked={repeat !== null}
                onChange={(_, on) => change({ repeat: on ? { least: 0, most: 10 } : null })}
              />
            }
          />
          {repeat ? (
            <>
              <Times
                label="Minimal"
                value={repeat.least}
                least={0}
                onChange={least => change({ repeat: { ...repeat, least } })}
              />
              <Times
                label="Maksimal"
                value={repeat.most}
                least={1}
                error={errors('repeat.most')}
                onChange={most => change({ repeat: { ...repeat, most } })}
              />
            </>
          ) : null}
        </Stack>
        <ConditionEditor
          when={when}
          askable={writing.askable(id, null)}
          errors={path => errors(`when.${path}`)}
          onChange={next => change({ when: next })}
        />
        <Stack component="ul" spacing={1} sx={{ p: 0, m: 0 }}>
          {questions.map((question, q) => (
            <QuestionCard
              key={question.id}
              question={question}
              section={id}
              number={q + 1}
              writing={writing}
              letters={letters}
              offers={offers}
              errors={path => errors(`questions.${q}.${path}`)}
              wrong={isWrong(`questions.${q}.`)}
            />
          ))}
        </Stack>
        <AddQuestion name={name} offers={offers} onAdd={kind => writing.add(id, kind)} />
      </Stack>
    </Paper>
  );
}

function Times({
  label,
  value,
  least,
  error,
  onChange,
}: {
  label: string;
  value: number;
  least: number;
  error?: string | undefined;
  onChange: (value: number) => void;
}) {
  return (
    <TextField
      size="small"
      margin="none"
      type="number"
      label={label}
      value={value}
      error={error !== undefined}
      helperText={error}
      onChange={event => {
        const typed = Number(event.target.value);
        if (Number.isInteger(typed)) onChange(Math.max(least, Math.min(formLimits.rows, typed)));
      }}
      sx={{ width: 110 }}
    />
  );
}

const kinds = Object.entries(questionKinds);
const isKind = (text: string): text is QuestionKind => Object.hasOwn(questionKinds, text);

function AddQuestion({
  name,
  offers,
  onAdd,
}: {
  name: string;
  offers: Props['offers'];
  onAdd: (kind: QuestionKind) => void;
}) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [chosen, setChosen] = useState<QuestionKind | null>(null);
  // The question takes the focus once the menu has given it back.
  const add = () => {
    if (chosen) onAdd(chosen);
    setChosen(null);
  };
  return (
    <>
      <Button
        startIcon={<AddIcon />}
        aria-haspopup="menu"
        aria-label={`Tambah pertanyaan di ${name}`}
        onClick={event => setAnchor(event.currentTarget)}
        sx={{ alignSelf: 'flex-start' }}
      >
        Tambah pertanyaan
      </Button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ transition: { onExited: add } }}
      >
        {kinds
          .filter(([code]) => isKind(code) && offers(code))
          .map(([code, words]) => (
            <MenuItem
              key={code}
              onClick={() => {
                setAnchor(null);
                if (isKind(code)) setChosen(code);
              }}
            >
              {words}
            </MenuItem>
          ))}
      </Menu>
    </>
  );
}
