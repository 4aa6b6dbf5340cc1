import { Search } from 'lucide-react'
import '../../../components/field.css'
import { Icon } from '../../../components/icon.tsx'

type SearchFieldProps = { label: string; placeholder: string; words: string; onWords: (words: string) => void }

export const SearchField = ({ label, placeholder, words, onWords }: SearchFieldProps) => (
  <label className="finder">
    <span className="vh">{label}</span>
    <Icon of={Search} />
    <input
      className="control"
      type="search"
      autoComplete="off"
      spellCheck={false}
      maxLength={60}
      placeholder={placeholder}
      value={words}
      onChange={(event) => onWords(event.target.value)}
    />
  </label>
)
