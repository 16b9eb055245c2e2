document.getElementById("app").innerHTML =
  "<p>This browser is too old for Cabstand. Please try a newer Firefox, Chrome, Edge or Safari.</p>";
