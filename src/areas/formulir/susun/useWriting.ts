import { useState } from 'react';
import type { Form, FormQuestion, FormSection, QuestionKind } from '../../../../resources/kit/form/definition.ts';
import * as edit from './formEdit.ts';

/** Everything that the parts of the builder do to the form that is written. */
export function useWriting(form: Form, put: (form: Form) => void) {
  const [open, setOpen] = useState<string | null>(null);
  const [dragged, setDragged] = useState<string | null>(null);
  const added = ({ form: next, id }: { form: Form; id: string }) => {
    put(next);
    setOpen(id);
  };
  return {
    /** The question that is opened. */
    open,
    setOpen,
    dragged,
    dragStart: setDragged,
    dragOver: (target: string) => {
      if (dragged && dragged !== target) put(edit.dropOn(form, dragged, target));
    },
    dragEnd: () => setDragged(null),
    add: (section: string, kind: QuestionKind) => added(edit.addQuestion(form, section, kind)),
    copy: (question: FormQuestion) => added(edit.copyQuestion(form, question)),
    change: (id: string, part: Partial<FormQuestion>) => put(edit.changeQuestion(form, id, part)),
    changeKind: (question: FormQuestion, kind: QuestionKind) => put(edit.changeKind(form, question, kind)),
    remove: (id: string) => put(edit.removeQuestion(form, id)),
    step: (id: string, step: -1 | 1) => put(edit.stepQuestion(form, id, step)),
    canStep: (id: string, step: -1 | 1) => edit.canStep(form, id, step),
    askable: (section: string, question: string | null) => edit.askable(form, section, question),
    addSection: () => put(edit.addSection(form)),
    changeSection: (id: string, part: Partial<FormSection>) => put(edit.changeSection(form, id, part)),
    stepSection: (at: number, step: -1 | 1) => put(edit.stepSection(form, at, step)),
    removeSection: (id: string) => put(edit.removeSection(form, id)),
  };
}

export type Writing = ReturnType<typeof useWriting>;
