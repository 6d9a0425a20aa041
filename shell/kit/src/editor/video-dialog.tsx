import { Button, Dialog, isComposing, TextField } from '@portal/kit';
import { useState, type FormEvent, type KeyboardEvent } from 'react';
import { videoText } from './formats.ts';
import styles from './markdown-field.module.css';

interface VideoDialogProps {
  words: { title: string; lead: string; address: string; name: string; put: string; cancel: string; unknown: string };
  onPut(text: string): void;
  onClose(): void;
}

/** Asks for the address of a video and for its title. */
export function VideoDialog({ words, onPut, onClose }: VideoDialogProps) {
  const [address, setAddress] = useState('');
  const [title, setTitle] = useState('');
  const [isWrong, setWrong] = useState(false);

  function put(event: FormEvent): void {
    // Inside the form of the text, which must not hear of it
    event.preventDefault();
    event.stopPropagation();
    const text = videoText(address.trim(), title);
    setWrong(text === undefined);
    if (text !== undefined) onPut(text);
  }

  const pressEnter = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !isComposing(event.nativeEvent)) put(event);
  };

  return (
    <Dialog open onClose={onClose} title={words.title} maxWidth={480}>
      <p>{words.lead}</p>
      <div className={styles['video']}>
        <TextField
          type="url"
          label={words.address}
          required
          value={address}
          error={isWrong ? words.unknown : undefined}
          onChange={(event) => {
            event.stopPropagation();
            setAddress(event.target.value);
          }}
          onKeyDown={pressEnter}
        />
        <TextField
          label={words.name}
          value={title}
          onChange={(event) => {
            event.stopPropagation();
            setTitle(event.target.value);
          }}
          onKeyDown={pressEnter}
        />
        <div className={styles['buttons']}>
          <Button variant="secondary" size="small" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button size="small" onClick={put}>
            {words.put}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
