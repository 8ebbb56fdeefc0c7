/** The editor's form: the fields, what is unsaved, and saving, after which it goes to the admin view. */
import { useQueryClient } from '@tanstack/react-query';
import { ArrowLeft, Eye, LoaderCircle } from 'lucide-react';
import { type FormEvent, type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { Link, useNavigate } from 'react-router';
import { Notice } from '../../../components/notice.tsx';
import { showToast } from '../../../components/toast-queue.ts';
import { ConflictNotice } from '../conflict/conflict-notice.tsx';
import { itineraryKey, itineraryListKey } from '../itinerary-api.ts';
import { type ItineraryDraft, titleOf } from '../itinerary-draft.ts';
import { ITINERARY_MESSAGES as TEXT } from '../itinerary-messages.ts';
import { ItinerarySaver } from '../itinerary-saver.ts';
import { dropEditForm, type EditForm, keepEditForm, readEditForm } from './edit-form-draft.ts';
import styles from './edit-itinerary.module.css';
import type { EditStart } from './edit-start.ts';

export function EditItineraryForm({ start }: { readonly start: EditStart }) {
  const { id } = start.draft;
  const navigate = useNavigate();
  const queries = useQueryClient();
  /* A form that only repeats the record brings nothing back but an old version number. */
  const [restored] = useState(() => {
    const kept = readEditForm(id);
    return kept && !sameForm(kept, formOf(start.draft)) ? kept : null;
  });
  const [form, setForm] = useState(() => restored ?? formOf(start.draft));
  const [saver] = useState(
    () =>
      new ItinerarySaver(
        { ...start.draft, version: restored?.version ?? start.draft.version },
        (record) => {
          queries.setQueryData(itineraryKey(id), record);
          queries.invalidateQueries({ queryKey: itineraryListKey });
        },
        start.unsent ? 'not-saved' : 'saved',
      ),
  );
  const { draft, status, copyKept } = useSyncExternalStore(saver.state.subscribe, saver.state.get);
  const saving = status === 'saving';
  const changed = status !== 'saved' || !sameForm(form, formOf(draft));
  useKeptForm(id, form, changed, draft.version);

  const adminPath = `/admin/itinerary/${encodeURIComponent(id)}`;
  const goOn = () => {
    dropEditForm(id);
    navigate(adminPath);
  };

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (saving) return;
    saver.change({
      title: form.title.trim() || null,
      location: form.location.trim() || null,
      dates: form.dates.trim() || null,
      rawText: form.rawText,
    });
    const outcome = await saver.save();
    if (outcome === 'saved') {
      showToast({ title: 'Itinerary updated', description: 'Your changes have been saved successfully.' });
      goOn();
    } else if (outcome === 'not-saved' && saver.state.get().copyKept) goOn();
  }

  const edit = (field: keyof EditForm) => ({
    value: form[field],
    onChange: (event: { target: { value: string } }) => setForm({ ...form, [field]: event.target.value }),
  });
  return (
    <div className={`wrap page ${styles['page']}`}>
      <div className="page__head">
        <div>
          <h1>Edit itinerary</h1>
          <p dir="auto">{titleOf(draft)}</p>
        </div>
        <div className="row">
          <Link className="btn btn--ghost" to="/dashboard">
            <ArrowLeft className="icon" aria-hidden="true" />
            Dashboard
          </Link>
          <Link className="btn" to={adminPath}>
            <Eye className="icon" aria-hidden="true" />
            Preview
          </Link>
        </div>
      </div>
      <form className="form" onSubmit={submit}>
        <ConflictNotice
          saver={saver}
          onKept={goOn}
          onTaken={() => {
            dropEditForm(id);
            setForm(formOf(saver.state.get().draft));
          }}
        />
        {start.unsent && status === 'not-saved' && (
          <Notice tone="warn" role="status">
            <strong>{TEXT.notSaved}</strong>. These are the changes that this browser kept.
          </Notice>
        )}
        {!copyKept && (
          <Notice tone="danger" role="alert">
            <strong>{TEXT.notSaved}</strong>. This browser could not keep a copy either: leave this page open and try
            again.
          </Notice>
        )}
        {restored && changed && status === 'saved' && (
          <Notice tone="plain" role="status">
            Your unsaved changes are back.{' '}
            <button type="button" className="btn btn--sm" onClick={() => setForm(formOf(draft))}>
              Discard them
            </button>
          </Notice>
        )}
        <div className="card pad form">
          <Field id="title" label="Title">
            <input className="input" id="title" dir="auto" {...edit('title')} />
          </Field>
          <div className="two">
            <Field id="location" label="Location">
              <input className="input" id="location" dir="auto" {...edit('location')} />
            </Field>
            <Field id="dates" label="Dates" optional hint="Leave empty to show “Flexible dates”.">
              <input className="input" id="dates" aria-describedby="dates-hint" {...edit('dates')} />
            </Field>
          </div>
          <Field
            id="raw-text"
            label="Raw Itinerary Text"
            hint="Changes here update the budget. Days and activities stay as reviewed."
          >
            <textarea
              className="textarea mono paste--raw"
              id="raw-text"
              spellCheck={false}
              aria-describedby="raw-text-hint"
              {...edit('rawText')}
            />
          </Field>
        </div>
        <div className="form__actions">
          <span className="muted" role="status">
            {saving ? 'Saving your changes' : changed ? 'Unsaved changes' : 'All changes saved'}
          </span>
          <button className="btn btn--primary" type="submit" disabled={saving} aria-busy={saving}>
            {saving && <LoaderCircle className="icon" aria-hidden="true" />}
            {saving ? TEXT.saving : TEXT.save}
          </button>
        </div>
      </form>
    </div>
  );
}

interface FieldProps {
  readonly id: string;
  readonly label: string;
  readonly optional?: boolean;
  readonly hint?: string;
  readonly children: ReactNode;
}

function Field({ id, label, optional, hint, children }: FieldProps) {
  return (
    <div className="field">
      <label htmlFor={id}>
        {label} {optional && <span className="opt">(optional)</span>}
      </label>
      {children}
      {hint && (
        <span className="hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
    </div>
  );
}

function formOf({ title, location, dates, rawText, version }: ItineraryDraft): EditForm {
  return { title: title ?? '', location: location ?? '', dates: dates ?? '', rawText, version };
}

function sameForm(a: EditForm, b: EditForm): boolean {
  return a.title === b.title && a.location === b.location && a.dates === b.dates && a.rawText === b.rawText;
}

/** Unsaved typing survives a reload and a way out and back; the browser asks before the tab is closed over it. */
function useKeptForm(id: string, form: EditForm, changed: boolean, version: number): void {
  useEffect(() => {
    if (!changed) {
      dropEditForm(id);
      return;
    }
    keepEditForm(id, { ...form, version });
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    globalThis.addEventListener('beforeunload', ask);
    return () => globalThis.removeEventListener('beforeunload', ask);
  }, [id, form, changed, version]);
}
