/** The editor's form: the fields, what is unsaved, and saving, after which it goes to the admin view. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { EditorFrame, RestoredNotice } from '../../../components/editor-frame.tsx';
import { FormField } from '../../../components/form-field.tsx';
import { Notice } from '../../../components/notice.tsx';
import { showToast } from '../../../components/toast-queue.ts';
import { ConflictNotice } from '../conflict/conflict-notice.tsx';
import { itineraryKey, itineraryListKey } from '../itinerary-api.ts';
import { type ItineraryDraft, titleOf } from '../itinerary-draft.ts';
import { ITINERARY_MESSAGES as TEXT } from '../itinerary-messages.ts';
import { ItinerarySaver } from '../itinerary-saver.ts';
import { dropEditForm, type EditForm, keepEditForm, readEditForm } from './edit-form-draft.ts';
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

  async function save() {
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
    <EditorFrame
      heading="Edit itinerary"
      title={titleOf(draft)}
      previewPath={adminPath}
      saving={saving}
      changed={changed}
      saveLabel={TEXT.save}
      savingLabel={TEXT.saving}
      onSave={() => void save()}
    >
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
      {restored && changed && status === 'saved' && <RestoredNotice onDiscard={() => setForm(formOf(draft))} />}
      <div className="card pad form">
        <FormField id="title" label="Title">
          <input className="input" id="title" dir="auto" {...edit('title')} />
        </FormField>
        <div className="two">
          <FormField id="location" label="Location">
            <input className="input" id="location" dir="auto" {...edit('location')} />
          </FormField>
          <FormField id="dates" label="Dates" optional hint="Leave empty to show “Flexible dates”.">
            <input className="input" id="dates" aria-describedby="dates-hint" {...edit('dates')} />
          </FormField>
        </div>
        <FormField
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
        </FormField>
      </div>
    </EditorFrame>
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
