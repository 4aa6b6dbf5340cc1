export const ProfilePage = () => (
  <div className="wrap">
    <title>Profile Settings · Sibyl</title>
    <h1>Profile Settings</h1>
    <p className="quiet">This page is not part of this build yet.</p>
  </div>
)
