/** A picture by its address (M-3). */
import { useId, useState } from 'react';
import { FormField } from '../../../../components/form-field.tsx';
import styles from '../media.module.css';
import { takeAddress } from '../take-picture.ts';
import type { SourceProps } from './source-props.ts';

export function AddressSource({ take }: SourceProps) {
  const [address, setAddress] = useState('');
  const id = useId();
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        take(takeAddress(address));
      }}
    >
      <FormField
        id={id}
        label="Image address"
        hint="Where that site does not let its images be copied, only its address is kept, and it cannot be published."
      >
        <div className={styles['line']}>
          <input
            className="input"
            id={id}
            type="url"
            placeholder="https://"
            aria-describedby={`${id}-hint`}
            value={address}
            onChange={(event) => setAddress(event.target.value)}
          />
          <button type="submit" className="btn">
            Use
          </button>
        </div>
      </FormField>
    </form>
  );
}
