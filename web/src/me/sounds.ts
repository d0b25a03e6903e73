/** A few sounds made on the spot, so that nothing has to be loaded for them. */
export type Sound = 'move' | 'card' | 'trick' | 'good' | 'bad';

let audio: AudioContext | null = null;

/** Plays a sound; whether sounds are wanted is for the caller to know. */
export function play(sound: Sound): void {
  try {
    audio ??= new AudioContext();
    if (audio.state === 'suspended') void audio.resume();
    SCORES[sound](audio, audio.currentTime);
  } catch {
    // A browser without sound plays on in silence.
  }
}

const SCORES: Record<Sound, (audio: AudioContext, at: number) => void> = {
  move: (audio, at) => {
    bell(audio, at, 587, 0.1);
    bell(audio, at + 0.13, 784, 0.1);
  },
  card: (audio, at) => brush(audio, at, 0.05, 2600, 0.12),
  trick: (audio, at) => {
    brush(audio, at, 0.09, 1500, 0.1);
    brush(audio, at + 0.07, 0.09, 1100, 0.08);
  },
  good: (audio, at) => {
    for (const [place, pitch] of [523, 659, 784].entries()) bell(audio, at + place * 0.09, pitch, 0.08);
  },
  bad: (audio, at) => {
    bell(audio, at, 311, 0.08);
    bell(audio, at + 0.14, 233, 0.08);
  },
};

/** A struck note with a soft overtone. */
function bell(audio: AudioContext, at: number, pitch: number, loud: number): void {
  for (const [times, part] of [
    [1, 1],
    [2.76, 0.25],
  ] as const) {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.frequency.value = pitch * times;
    volume.gain.setValueAtTime(0.0001, at);
    volume.gain.exponentialRampToValueAtTime(loud * part, at + 0.012);
    volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.5 / times);
    tone.connect(volume).connect(audio.destination);
    tone.start(at);
    tone.stop(at + 0.55);
  }
}

/** A card that slides over baize: a short breath of noise. */
function brush(audio: AudioContext, at: number, lasts: number, pitch: number, loud: number): void {
  const noise = audio.createBuffer(1, Math.ceil(audio.sampleRate * lasts), audio.sampleRate);
  const samples = noise.getChannelData(0);
  for (let place = 0; place < samples.length; place++) {
    samples[place] = (Math.random() * 2 - 1) * (1 - place / samples.length) ** 2;
  }
  const source = audio.createBufferSource();
  const band = audio.createBiquadFilter();
  const volume = audio.createGain();
  source.buffer = noise;
  band.type = 'bandpass';
  band.frequency.value = pitch;
  band.Q.value = 0.8;
  volume.gain.value = loud;
  source.connect(band).connect(volume).connect(audio.destination);
  source.start(at);
}
