import { howToRead as texts } from '#texts/how-to-read.ts'
import { grounds, like, textSizes, useLiking } from './ground.ts'

type ChoiceProps<T extends string> = {
  name: string
  label: string
  of: readonly T[]
  chosen: T
  words: Readonly<Record<T, string>>
  onChoose: (one: T) => void
}

const Choice = <T extends string>({ name, label, of, chosen, words, onChoose }: ChoiceProps<T>) => (
  <fieldset>
    <legend>{label}</legend>
    <div className="segments">
      {of.map((one) => (
        <label key={one} data-of={one}>
          <input type="radio" name={name} checked={one === chosen} onChange={() => onChoose(one)} />
          <span>{words[one]}</span>
        </label>
      ))}
    </div>
  </fieldset>
)

export const Choices = () => {
  const { ground, textSize } = useLiking()
  return (
    <div className="choices">
      <Choice
        name="ground"
        label={texts.ground}
        of={grounds}
        chosen={ground}
        words={texts.grounds}
        onChoose={(one) => like({ ground: one })}
      />
      <Choice
        name="text-size"
        label={texts.textSize}
        of={textSizes}
        chosen={textSize}
        words={texts.textSizes}
        onChoose={(one) => like({ textSize: one })}
      />
    </div>
  )
}
