import { createContext, useContext } from 'react';

/** A question to confirm. */
interface Question {
  text: string;
  title?: string;
  /** Words on the agreeing button; default OK. */
  accept?: string;
  danger?: boolean;
}

/** Small windows that any screen may open; each promise ends when the window is closed. */
export interface Dialogs {
  /** OK and Batal, closes on Esc; true when the person agreed. */
  confirm: (question: Question) => Promise<boolean>;
  /** 'Berhasil !' */
  success: (text: string) => Promise<void>;
  /** 'Warning !', or a title of one's own ('Maaf'). */
  warning: (text: string, title?: string) => Promise<void>;
}

export const DialogsContext = createContext<Dialogs | null>(null);

/** @throws Error outside `DialogsProvider` */
export function useDialogs(): Dialogs {
  const dialogs = useContext(DialogsContext);
  if (!dialogs) throw new Error('useDialogs needs <DialogsProvider> around it');
  return dialogs;
}
