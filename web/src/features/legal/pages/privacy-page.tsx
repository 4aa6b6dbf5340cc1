export const PrivacyPage = () => (
  <div className="wrap">
    <title>Privacy Policy · Sibyl</title>
    <h1>Privacy Policy</h1>
    <p className="quiet">This page is not part of this build yet.</p>
  </div>
)
