/** The frame of an editor: its head with the ways out, the form, and the bar that says whether all is saved. */
import { ArrowLeft, Eye, LoaderCircle } from 'lucide-react';
import type { FormEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import { wayToDashboard } from '../lib/dashboard-place.ts';
import styles from './editor-frame.module.css';
import { Notice } from './notice.tsx';

interface EditorFrameProps {
  readonly heading: string;
  /** What is edited. */
  readonly title: string;
  readonly previewPath: string;
  readonly saving: boolean;
  readonly changed: boolean;
  readonly saveLabel: string;
  readonly savingLabel: string;
  readonly onSave: () => void;
  /** Further buttons of the head. */
  readonly tools?: ReactNode;
  /** Room for a review beside the text. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

export function EditorFrame(props: EditorFrameProps) {
  const {
    heading,
    title,
    previewPath,
    saving,
    changed,
    saveLabel,
    savingLabel,
    onSave,
    tools,
    wide = false,
    children,
  } = props;
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!saving) onSave();
  }
  return (
    <div className={`wrap page ${wide ? styles['wide'] : styles['page']}`}>
      <div className="page__head">
        <div>
          <h1>{heading}</h1>
          <p dir="auto">{title}</p>
        </div>
        <div className="row">
          <Link className="btn btn--ghost" {...wayToDashboard()}>
            <ArrowLeft className="icon" aria-hidden="true" />
            Dashboard
          </Link>
          <Link className="btn" to={previewPath}>
            <Eye className="icon" aria-hidden="true" />
            Preview
          </Link>
          {tools}
        </div>
      </div>
      <form className="form" onSubmit={submit}>
        {children}
        <div className="form__actions">
          <span className="muted" role="status">
            {saving ? 'Saving your changes' : changed ? 'Unsaved changes' : 'All changes saved'}
          </span>
          <button className="btn btn--primary" type="submit" disabled={saving} aria-busy={saving}>
            {saving && <LoaderCircle className="icon" aria-hidden="true" />}
            {saving ? savingLabel : saveLabel}
          </button>
        </div>
      </form>
    </div>
  );
}

export function RestoredNotice({ onDiscard }: { readonly onDiscard: () => void }) {
  return (
    <Notice tone="plain" role="status">
      Your unsaved changes are back.{' '}
      <button type="button" className="btn btn--sm" onClick={onDiscard}>
        Discard them
      </button>
    </Notice>
  );
}
